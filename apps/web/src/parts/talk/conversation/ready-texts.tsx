import { useKeyChoice, type KeyChoice } from '#shared/ui/form/use-key-choice.ts';
import classes from './message-form.module.css';
import { conversationTexts as texts } from './conversation.texts.ts';

/** A text that somebody saved, under its name. */
export interface ReadyText {
  id: number;
  title: string;
  text: string;
}

type Suggested = KeyChoice<ReadyText>;

const mostShown = 8;

/** A text that begins with '/' looks for ready ones: arrows choose, Enter puts one in, Escape goes on with what was typed. */
export const useReadyTexts = (
  all: readonly ReadyText[],
  text: string,
  setText: (text: string) => void,
): Suggested =>
  useKeyChoice(text, { find: (typed) => find(all, typed), choose: (ready) => setText(ready.text) });

const find = (all: readonly ReadyText[], text: string): readonly ReadyText[] => {
  if (!text.startsWith('/') || text.includes('\n')) return [];
  const words = text.slice(1).trim().toLocaleLowerCase('pl');
  const within = (ready: ReadyText) => `${ready.title} ${ready.text}`.toLocaleLowerCase('pl').includes(words);
  return all.filter(within).slice(0, mostShown);
};

/** The field keeps the focus and says which of them is chosen. */
export function ReadyTexts({ listId, shown, active, choose }: Suggested) {
  return (
    // A list of choices beside a field that goes on being typed in is no `select`.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div id={listId} role="listbox" aria-label={texts.ready} className={classes.ready}>
      {shown.map((ready) => (
        // The keys are the field's.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={ready.id}
          id={idOf(listId, ready)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          aria-selected={ready === active}
          className={classes.readyOne}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(ready)}
        >
          <strong>{ready.title}</strong>
          <span>{ready.text}</span>
        </div>
      ))}
    </div>
  );
}

/** What tells the field's list to whoever hears the page. */
export const describeList = ({ listId, active }: Suggested) => ({
  'aria-autocomplete': 'list' as const,
  ...(active && { 'aria-controls': listId, 'aria-activedescendant': idOf(listId, active) }),
});

const idOf = (listId: string, { id }: ReadyText): string => `${listId}-${id}`;
