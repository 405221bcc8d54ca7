/** Thrown by a handler that would fail again however often it is tried: the job is dead at once, which raises an alarm. */
export class PermanentFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PermanentFailure';
  }
}
