//! The hall in which the tables stand: finds them, opens them from the store, and lets them go.

use crate::fault::Fault;
use crate::metrics::Metrics;
use crate::pace::{Pace, Step};
use crate::settings::{Limits, Settings};
use crate::store::Store;
use crate::table::{self, Order, Table};
use axum::http::StatusCode;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, mpsc, oneshot, watch};

/// Orders that wait for a busy table.
const WAITING_ORDERS: usize = 256;
/// So many addresses are remembered before those who rest are forgotten.
const MOST_ADDRESSES: usize = 10_000;
const HOUR: Duration = Duration::from_secs(3600);

/// How many threads can run at once.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

pub(crate) struct Hall {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) settings: Settings,
    pub(crate) metrics: Metrics,
    tables: Mutex<HashMap<String, mpsc::Sender<Order>>>,
    addresses: Mutex<HashMap<IpAddr, Address>>,
    /// Tables are opened by no more threads than can run: each thread more keeps a heap of its own.
    pub(crate) opening: Semaphore,
    /// No more bots think at the same time than can: the others would only be kept from keeping their time.
    pub(crate) thinking: Semaphore,
    /// Becomes true when the server stops.
    pub(crate) stopping: watch::Sender<bool>,
}

struct Address {
    made: Vec<Instant>,
    sockets: usize,
    requests: Pace,
}

impl Address {
    fn new(limits: &Limits) -> Address {
        Address { made: Vec::new(), sockets: 0, requests: Pace::new(limits.requests, limits.requests_at_once) }
    }

    fn is_forgotten(&mut self) -> bool {
        self.made.retain(|made| made.elapsed() < HOUR);
        self.made.is_empty() && self.sockets == 0 && self.requests.is_rested()
    }
}

impl Hall {
    pub(crate) fn new(store: Arc<dyn Store>, settings: Settings) -> Hall {
        Hall {
            store,
            settings,
            metrics: Metrics::default(),
            tables: Mutex::default(),
            addresses: Mutex::default(),
            opening: Semaphore::new(cores()),
            thinking: Semaphore::new(cores()),
            stopping: watch::Sender::new(false),
        }
    }

    /// Where orders for a table go; it is opened if it is not in memory.
    pub(crate) async fn find(self: &Arc<Hall>, id: &str) -> Result<mpsc::Sender<Order>, Fault> {
        if let Some(orders) = lock(&self.tables).get(id).filter(|orders| !orders.is_closed()) {
            return Ok(orders.clone());
        }
        let row = self.store.load(id).await?.ok_or_else(|| Fault::not_found("fault-no-table"))?;
        let mut tables = lock(&self.tables);
        // Somebody else may have been faster.
        if let Some(orders) = tables.get(id).filter(|orders| !orders.is_closed()) {
            return Ok(orders.clone());
        }
        let (orders, waiting) = mpsc::channel(WAITING_ORDERS);
        tables.insert(id.to_owned(), orders.clone());
        self.metrics.tables.store(tables.len() as i64, Relaxed);
        tokio::spawn(table::run(self.clone(), row, orders.clone(), waiting));
        Ok(orders)
    }

    /// Sends an order to a table and waits for what it says.
    pub(crate) async fn order<T>(
        self: &Arc<Hall>,
        id: &str,
        order: impl FnOnce(oneshot::Sender<T>) -> Order,
    ) -> Result<T, Fault> {
        let (answer, answered) = oneshot::channel();
        let gone = |()| Fault::new(StatusCode::SERVICE_UNAVAILABLE, "fault-server");
        self.find(id).await?.send(order(answer)).await.map_err(|_| gone(()))?;
        answered.await.map_err(|_| gone(()))
    }

    /// Looks at a table from inside its task.
    pub(crate) async fn look<T: Send + 'static>(
        self: &Arc<Hall>,
        id: &str,
        look: impl FnOnce(&Table) -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let order = |answer: oneshot::Sender<T>| {
            Order::Look(Box::new(move |table| {
                let _ = answer.send(look(table));
            }))
        };
        self.order(id, order).await
    }

    pub(crate) fn forget(&self, id: &str) {
        self.forget_if(id, || true);
    }

    /// Lets a table go unless something came for it in the meantime.
    pub(crate) fn forget_if(&self, id: &str, unless_needed: impl FnOnce() -> bool) -> bool {
        let mut tables = lock(&self.tables);
        let goes = unless_needed();
        if goes {
            tables.remove(id);
            self.metrics.tables.store(tables.len() as i64, Relaxed);
        }
        goes
    }

    /// Notes a table made from an address, if it may make one.
    pub(crate) fn may_make_table(&self, from: IpAddr) -> bool {
        let limits = &self.settings.limits;
        let mut addresses = lock(&self.addresses);
        addresses.retain(|_, address| !address.is_forgotten());
        let address = addresses.entry(from).or_insert_with(|| Address::new(limits));
        let may = address.made.len() < limits.tables;
        if may {
            address.made.push(Instant::now());
        }
        may
    }

    /// Notes a request from an address, if it may make one.
    pub(crate) fn may_ask(&self, from: IpAddr) -> bool {
        let limits = &self.settings.limits;
        let mut addresses = lock(&self.addresses);
        if addresses.len() > MOST_ADDRESSES {
            addresses.retain(|_, address| !address.is_forgotten());
        }
        let address = addresses.entry(from).or_insert_with(|| Address::new(limits));
        address.requests.step() == Step::Fine
    }

    /// A socket from an address, for as long as what this returns lives.
    pub(crate) fn socket_from(self: &Arc<Hall>, from: IpAddr) -> Option<Connected> {
        let mut addresses = lock(&self.addresses);
        let address = addresses.entry(from).or_insert_with(|| Address::new(&self.settings.limits));
        if address.sockets >= self.settings.limits.sockets {
            return None;
        }
        address.sockets += 1;
        self.metrics.sockets.fetch_add(1, Relaxed);
        Some(Connected { hall: self.clone(), from })
    }
}

/// A socket that is counted.
pub(crate) struct Connected {
    hall: Arc<Hall>,
    from: IpAddr,
}

impl Drop for Connected {
    fn drop(&mut self) {
        self.hall.metrics.sockets.fetch_sub(1, Relaxed);
        if let Some(address) = lock(&self.hall.addresses).get_mut(&self.from) {
            address.sockets -= 1;
        }
    }
}

/// What is behind our locks is whole at every moment, whoever panicked.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
