import type { RegisteredPaper } from '@indeks/contract/studies/certificates/certificates.schemas';
import {
  IconCertificate2Off,
  IconChartBar,
  IconCopy,
  IconEdit,
  IconFileText,
  IconFileTypePdf,
  IconPrinter,
  IconRefresh,
  IconReplace,
} from '@tabler/icons-react';
import { fetchStatement, fetchStatistics } from '#data/studies/certificate-facts.ts';
import { fetchCertificatePapers } from '#data/studies/certificates.ts';
import { readMessage } from '#shared/api/call-error.ts';
import { saveFile } from '#shared/api/download.ts';
import { today } from '#shared/lib/today.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import type { PageAction } from '#shared/ui/page/page-action.ts';
import type { RowAction } from '#shared/ui/table/column.ts';
import { registerTexts as texts } from './certificates.texts.ts';
import type { OpenPaper } from './register-dialogs.tsx';

/** The report is of a year that is over, and a trial of this one. */
export const yearlyReports = (): PageAction[] => {
  const year = Number(today().slice(0, 4));
  return [year - 1, year].map((of) => ({
    label: texts.statisticsOf(of),
    icon: IconChartBar,
    onClick: () => void save(() => fetchStatistics(of)),
  }));
};

export const actionsOf = (row: RegisteredPaper, show: (open: OpenPaper) => void): RowAction[] => {
  const { can, doubted, eid, cid } = row;
  const opens = (kind: Exclude<OpenPaper['kind'], 'layout'>) => () => show({ kind, row });
  return [
    { label: texts.onBlank, icon: IconPrinter, onClick: () => void print([row], 'blank') },
    { label: texts.onWhite, icon: IconFileTypePdf, inMenu: true, onClick: () => void print([row], 'white') },
    ...inMenu(can.edit, { label: texts.edit, icon: IconEdit, onClick: opens('edit') }),
    // What is out of force, or contradicted by now, is no ground for a statement.
    ...inMenu(can.duplicate, {
      label: texts.statement,
      icon: IconFileText,
      onClick: () => void save(() => fetchStatement({ id: eid, cid, kind: 'completion' })),
    }),
    ...inMenu(can.duplicate, { label: texts.makeDuplicate, icon: IconCopy, onClick: opens('duplicate') }),
    ...inMenu(can.reissue, { label: texts.reissue, icon: IconReplace, onClick: opens('reissue') }),
    ...inMenu(can.resolve && doubted !== null, {
      label: texts.renew,
      icon: IconRefresh,
      onClick: opens('renew'),
    }),
    ...inMenu(can.resolve, {
      label: texts.annul,
      icon: IconCertificate2Off,
      danger: true,
      onClick: opens('annul'),
    }),
  ];
};

const inMenu = (may: boolean, action: RowAction): RowAction[] => (may ? [{ ...action, inMenu: true }] : []);

export const print = async (rows: readonly RegisteredPaper[], paper: 'blank' | 'white'): Promise<void> => {
  const ids = rows.map(({ id }) => id);
  await save(() => fetchCertificatePapers(ids, paper));
};

const save = async (fetchFile: () => Promise<File>): Promise<void> => {
  try {
    saveFile(await fetchFile());
  } catch (error) {
    snackbar(readMessage(error), { tone: 'error' });
  }
};
