import { isCallError, type CallError } from '#shared/api/call-error.ts';

/** What is asked before something is done. */
export interface Asked {
  /** In a few words; the consequence tells what follows from a yes. */
  title: string;
  consequence: string;
  /** The verb of the button; without it, that of doing it all the same. */
  confirmLabel?: string;
}

export interface Question extends Asked {
  answer: (yes: boolean) => void;
}

/** Thrown after a no: nothing was sent and nothing failed. */
export class NotConfirmed extends Error {}

export const isConfirmable = (error: unknown): error is CallError =>
  isCallError(error) && error.details['confirmable'] === true;

/** A refusal that asks: the same call succeeds once the person has said yes. */
export function askFirst({ message, details }: CallError): Promise<boolean> {
  const { question } = details;
  return ask({ title: typeof question === 'string' ? question : '', consequence: message });
}

/** What a screen asks before it sends: goes on after a yes, and ends with `NotConfirmed` otherwise. */
export async function confirmFirst(question: Asked): Promise<void> {
  if (!(await ask(question))) throw new NotConfirmed();
}

/** Shows the question where `AskingHost` stands, one at a time, and waits for the answer. */
function ask(question: Asked): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      if (asked?.answer === answer) setAsked(undefined);
      resolve(yes);
    };
    asked?.answer(false);
    setAsked({ ...question, answer });
  });
}

export const readQuestion = (): Question | undefined => asked;

export function subscribeToQuestions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let asked: Question | undefined;
const listeners = new Set<() => void>();

function setAsked(question: Question | undefined): void {
  asked = question;
  for (const listener of listeners) listener();
}
