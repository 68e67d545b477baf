/** Runs a job soon, however often it is asked for; while the page is hidden it waits until somebody looks. */
export class Refresher {
  readonly #job: () => void;
  readonly #jitter: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting = false;

  /** @param jitter longest wait in milliseconds: chance spreads a thousand browsers over it */
  constructor(job: () => void, jitter: number) {
    this.#job = job;
    this.#jitter = jitter;
    document.addEventListener('visibilitychange', this.#onVisibility);
  }

  /** Asks for the job. */
  ask(): void {
    if (document.hidden) {
      this.#waiting = true;
      return;
    }
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      if (document.hidden) this.#waiting = true;
      else this.#job();
    }, Math.random() * this.#jitter);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = false;
    document.removeEventListener('visibilitychange', this.#onVisibility);
  }

  readonly #onVisibility = (): void => {
    if (document.hidden || !this.#waiting) return;
    this.#waiting = false;
    this.#job();
  };
}
