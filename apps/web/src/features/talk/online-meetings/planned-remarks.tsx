import { useWatch, type Control } from 'react-hook-form';
import { Remarks } from './remarks.tsx';
import { useRemarks } from './use-remarks.ts';

/** What the remarks see of the form of one meeting. */
export interface PlannedMeeting {
  uid: number | null;
  cid: number | null | undefined;
  users: number[];
  duration: number;
  date: string;
  time: string;
}

interface PlannedRemarksProps {
  control: Control<PlannedMeeting>;
  /** The meeting that is edited. */
  except: number | null;
}

export function PlannedRemarks({ control, except }: PlannedRemarksProps) {
  const [uid, cid, users, duration, date, time] = useWatch({
    control,
    name: ['uid', 'cid', 'users', 'duration', 'date', 'time'],
  });
  const remarksOf = useRemarks({ uid, cid, users, duration, rows: [{ date, time }], except });
  return <Remarks sentences={remarksOf(0)} />;
}
