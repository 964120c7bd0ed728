import { mount } from 'svelte';
import App from './App.svelte';
import './core/look.css';

export default mount(App, { target: document.getElementById('tawy') as HTMLElement });
