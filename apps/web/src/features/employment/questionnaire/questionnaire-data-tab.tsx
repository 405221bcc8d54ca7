import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '#shared/ui/lazy-part.ts';

export interface QuestionnaireDataTabProps {
  user: number;
  /** The list of people that this person belongs to. */
  listAt?: string;
  /** The history of changes, below the data. */
  history?: ReactNode;
}

/** A person's form as the secretariat sees it; its code comes when the tab is opened. */
export function QuestionnaireDataTab(props: QuestionnaireDataTabProps) {
  return (
    <Suspense>
      <QuestionnaireData {...props} />
    </Suspense>
  );
}

const QuestionnaireData = lazyPart(() =>
  import('./questionnaire-data.tsx').then((file) => file.QuestionnaireData),
);
