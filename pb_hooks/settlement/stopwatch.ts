/** Notes how long each phase takes, and writes it to the server's log at level debug. */
export class Stopwatch {
  readonly #phases: string[] = [];
  readonly #began = Date.now();
  #last = this.#began;

  /** The phase of this name has ended. */
  lap(name: string): void {
    const now = Date.now();
    this.#phases.push(`${name} ${now - this.#last} ms`);
    this.#last = now;
  }

  tell(app: CoreApp, hour: number): void {
    app
      .logger()
      .debug(`Hour ${hour} settled in ${Date.now() - this.#began} ms`, 'phases', this.#phases.join(', '));
  }
}
