/** Runs a job once for several requests. Waits while the page is hidden. */
export class Refresher {
  readonly #job: () => void;
  readonly #jitter: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting = false;

  /** @param jitter maximum random delay in milliseconds, which spreads the load of many browsers */
  constructor(job: () => void, jitter: number) {
    this.#job = job;
    this.#jitter = jitter;
    document.addEventListener('visibilitychange', this.#onVisibility);
  }

  /** Requests the job. */
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
