import { isCallError, type CallError } from '#shared/api/call-error.ts';

/** A refusal that asks: the same call succeeds once the person has said yes. */
export interface Question {
  /** In a few words; the error's own sentence tells what follows from a yes. */
  title: string;
  consequence: string;
  answer: (yes: boolean) => void;
}

export const isConfirmable = (error: unknown): error is CallError =>
  isCallError(error) && error.details['confirmable'] === true;

/** Shows the question where `AskingHost` stands, one at a time, and waits for the answer. */
export function askFirst({ message, details }: CallError): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      if (asked?.answer === answer) setAsked(undefined);
      resolve(yes);
    };
    asked?.answer(false);
    const { question } = details;
    setAsked({ title: typeof question === 'string' ? question : '', consequence: message, answer });
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
