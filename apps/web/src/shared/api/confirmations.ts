import { isCallError, type CallError } from '#shared/api/call-error.ts';

/** A question asked before an action. */
export interface Asked {
  /** In a few words; the consequence tells what follows from a yes. */
  title: string;
  consequence: string;
  /** The verb of the button; without it, that of doing it all the same. */
  confirmLabel?: string;
  /** The label of the no, if it does more than cancel. */
  cancelLabel?: string;
  sides?: Sides;
}

/** Two values of each field: the one that is kept, and the one that was typed. */
export interface Sides {
  /** The name in the body under which the choices are sent. */
  answerAs: string;
  known: string;
  typed: string;
  /** Otherwise both are shown, and what is known stays. */
  choosable: boolean;
  fields: readonly { name: string; label: string; known: string; typed: string }[];
}

/** Which of the two stays, by field. */
export type Chosen = Readonly<Record<string, 'known' | 'typed'>>;

export interface Question extends Asked {
  answer: (yes: boolean, chosen?: Chosen) => void;
}

/** Thrown after a no: nothing was sent and nothing failed. */
export class NotConfirmed extends Error {}

export const isConfirmable = (error: unknown): error is CallError =>
  isCallError(error) && error.details['confirmable'] === true;

/** What the question is about, where the yes is to that alone. */
export const readAbout = ({ details }: CallError): string | undefined =>
  typeof details['about'] === 'string' ? details['about'] : undefined;

/**
 * A refusal that asks: the same call succeeds once the person has said yes. Gives what the body has to say besides, or undefined
 * after a no.
 */
export async function askFirst({ message, details }: CallError): Promise<object | undefined> {
  const { question = '', confirmLabel, cancelLabel, sides } = details as Partial<Refused>; // as the API makes it
  const words = { ...(confirmLabel && { confirmLabel }), ...(cancelLabel && { cancelLabel }) };
  const answer = await ask({ title: question, consequence: message, ...words, ...(sides && { sides }) });
  if (!answer.yes) return undefined;
  return sides?.choosable ? { [sides.answerAs]: answer.chosen } : {};
}

interface Refused extends Pick<Asked, 'confirmLabel' | 'cancelLabel' | 'sides'> {
  question: string;
}

/** A question that a screen asks before it sends: continues after a yes, and throws `NotConfirmed` otherwise. */
export async function confirmFirst(question: Asked): Promise<void> {
  if (!(await ask(question)).yes) throw new NotConfirmed();
}

/** Shows the question where `AskingHost` stands, one at a time, and waits for the answer. */
function ask(question: Asked): Promise<{ yes: boolean; chosen: Chosen }> {
  return new Promise((resolve) => {
    const answer = (yes: boolean, chosen: Chosen = {}) => {
      if (asked?.answer === answer) setAsked(undefined);
      resolve({ yes, chosen });
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
