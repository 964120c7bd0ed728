export type Place =
  | { page: 'home'; dead: boolean }
  | { page: 'new'; ruleset: string | null }
  | { page: 'table'; table: string; step: number | null; seat: number | null }
  | { page: 'rules'; rules: string; section: string }
  | { page: 'changes'; section: string }
  | { page: 'about' }
  | { page: 'missing' };

export function placeOf(path: string, query: string, hash: string): Place {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  const asked = new URLSearchParams(query);
  const section = decodeURIComponent(hash.replace(/^#/, ''));
  const [first, second] = parts;
  if (parts.length === 0) return { page: 'home', dead: asked.has('dead-link') };
  if (first === 'new') return { page: 'new', ruleset: asked.get('ruleset') };
  if (first === 't' && second && parts.length === 2) {
    const number = (key: string) => (/^\d+$/.test(asked.get(key) ?? '') ? Number(asked.get(key)) : null);
    return { page: 'table', table: second, step: number('step'), seat: number('seat') };
  }
  if (first === 'rules' && second === 'changes') return { page: 'changes', section };
  if (first === 'rules') return { page: 'rules', rules: second ?? '', section };
  if (first === 'about') return { page: 'about' };
  return { page: 'missing' };
}

const here = () => placeOf(location.pathname, location.search, location.hash);

class Route {
  place = $state.raw<Place>(typeof location === 'undefined' ? { page: 'home', dead: false } : here());

  go(href: string, replace = false): void {
    if (replace) history.replaceState(null, '', href);
    else history.pushState(null, '', href);
    const before = this.place.page;
    this.place = here();
    if (before !== this.place.page) scrollTo(0, 0);
  }

  /** Follows links inside the client without loading the page again. */
  listen(): () => void {
    const back = () => {
      this.place = here();
    };
    const click = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return;
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      const path = link.pathname;
      if (path.startsWith('/api/') || path.startsWith('/join/')) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    };
    addEventListener('popstate', back);
    addEventListener('hashchange', back);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', back);
      removeEventListener('hashchange', back);
      document.removeEventListener('click', click);
    };
  }
}

export const route = new Route();
