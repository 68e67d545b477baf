/** All topics that a tab wants to hear. */
export interface Want {
  /** Id of the signed-in user. */
  person: string;
  token: string;
  /** Empty to leave. */
  topics: readonly string[];
  /** Whether the stream seems dead and is to be replaced. */
  reopen?: boolean;
}

/** News for a tab: an event, or that its topics are now followed, or no longer. */
export type News = { topic: string; data: unknown } | { isOpen: boolean };

interface Tab extends Want {
  isOpen: boolean;
  tell: (news: News) => void;
}

const PATH = '/api/realtime';
/** Delays before retries, the last one repeats. */
const RETRIES_MS = [200, 300, 500, 1000, 1200, 1500, 2000];
/** Time in which the server has to answer. */
const CONNECT_MS = 15_000;
/** A stream that was just opened is not replaced, because all tabs notice the same silence. */
const YOUNG_MS = 3000;

/**
 * Holds one stream of events for all tabs of a browser. Over HTTP/1.1, a browser has six connections per server: with one
 * stream per tab, the seventh tab would wait forever. Runs in a shared worker.
 */
export class Hub {
  readonly #tabs = new Set<Tab>();
  #person = '';
  #token = '';
  #source: EventSource | undefined;
  /** Ends the calls of the present stream. */
  #calls = new AbortController();
  /** Given by the server when the stream is open. */
  #clientId = '';
  #opened = Number.NEGATIVE_INFINITY;
  #listened = new Set<string>();
  /** Token and topics that the server has been told last. */
  #told = '';
  #isTelling = false;
  /** Ends a connection without an answer, or waits for the next try. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  /** Adds a tab. Returns the function that it calls when its wishes or its session change. */
  join(tell: (news: News) => void): (want: Want) => void {
    const tab: Tab = { person: '', token: '', topics: [], isOpen: false, tell };
    return (want) => this.#take(tab, want);
  }

  #take(tab: Tab, want: Want): void {
    Object.assign(tab, want);
    if (want.topics.length === 0) {
      this.#tabs.delete(tab);
      tab.isOpen = false;
    } else {
      this.#tabs.add(tab);
      if (want.person !== this.#person) this.#close();
      this.#person = want.person;
      this.#token = want.token;
    }
    if (want.reopen && performance.now() - this.#opened > YOUNG_MS) this.#close();
    this.#sync();
  }

  /** Returns the present user's tabs. Others have not heard yet that their session has ended. */
  #present = () => [...this.#tabs].filter(({ person }) => person === this.#person);

  #topics = () => [...new Set(this.#present().flatMap(({ topics }) => topics))].sort();

  #key = () => [this.#token, ...this.#topics()].join(' ');

  #sync(): void {
    if (this.#topics().length === 0) this.#close();
    else if (!this.#source) {
      if (this.#timer === undefined) this.#open();
    } else if (this.#clientId !== '') void this.#tellServer();
  }

  #open(): void {
    const source = new EventSource(PATH);
    this.#source = source;
    this.#opened = performance.now();
    this.#timer = setTimeout(() => this.#fail(), CONNECT_MS);
    source.onerror = () => this.#fail();
    source.addEventListener('PB_CONNECT', (event) => {
      this.#clientId = event.lastEventId;
      void this.#tellServer();
    });
  }

  /** Tells the server which topics it wants, as often as these change. */
  async #tellServer(): Promise<void> {
    if (this.#isTelling) return;
    this.#isTelling = true;
    while (this.#clientId !== '' && this.#key() !== this.#told) await this.#post();
    this.#isTelling = false;
    if (this.#clientId === '') return;
    for (const tab of this.#present()) {
      if (!tab.isOpen) tab.tell({ isOpen: true });
      tab.isOpen = true;
    }
  }

  async #post(): Promise<void> {
    const [key, subscriptions, calls] = [this.#key(), this.#topics(), this.#calls];
    for (const topic of subscriptions) this.#listen(topic);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#fail(), CONNECT_MS);
    const isTaken = await fetch(PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: this.#token },
      body: JSON.stringify({ clientId: this.#clientId, subscriptions }),
      signal: calls.signal,
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (calls !== this.#calls) return;
    if (!isTaken) return this.#fail();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#failures = 0;
    this.#told = key;
  }

  #listen(topic: string): void {
    if (this.#listened.has(topic)) return;
    this.#listened.add(topic);
    this.#source?.addEventListener(topic, ({ data }: MessageEvent<string>) => {
      const news = { topic, data: JSON.parse(data) as unknown };
      for (const tab of this.#present()) if (tab.topics.includes(topic)) tab.tell(news);
    });
  }

  #close(hasFailed = false): void {
    this.#source?.close();
    this.#source = undefined;
    this.#calls.abort();
    this.#calls = new AbortController();
    this.#clientId = '';
    this.#told = '';
    this.#listened = new Set();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const tab of this.#tabs) {
      // A tab that has just joined has lost nothing.
      if (tab.isOpen || hasFailed) tab.tell({ isOpen: false });
      tab.isOpen = false;
    }
  }

  #fail(): void {
    this.#close(true);
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        this.#sync();
      },
      RETRIES_MS[Math.min(this.#failures, RETRIES_MS.length - 1)],
    );
    this.#failures += 1;
  }
}
