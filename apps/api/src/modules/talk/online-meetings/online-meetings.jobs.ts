import { transact } from '#platform/context.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { takeAttendance } from './attendance.service.ts';
import { enqueueSync, kinds } from './enqueuing.ts';
import * as queries from './syncing.queries.ts';
import { sync } from './syncing.service.ts';
import { announce, tell, tellOfSeries } from './telling.ts';

/** One meeting; how a failed try goes on stands in its row, so that the queue's own retries are for dead workers alone. */
const syncJob = defineJob({
  ...kinds.sync,
  concurrency: 2,
  handle: (ctx, { meetingId }) => sync(ctx, meetingId),
});

const syncManyJob = defineJob({
  ...kinds.syncMany,
  handle: async (ctx, { meetingIds }) => {
    await transact(ctx, async (tx) => {
      for (const meetingId of meetingIds) await enqueueSync(tx, meetingId);
    });
  },
});

/** People who are invited to the same meetings of a series share one text of the notification. */
const tellSeriesJob = defineJob({
  ...kinds.tellSeries,
  handle: async (ctx, { series }) => {
    await transact(ctx, async (tx) => {
      await queries.holdSeries(tx, series);
      const untold = await queries.markToldOfSeries(tx, series);
      const byPerson = Map.groupBy(untold, ({ user_id }) => user_id);
      const byMeetings = Map.groupBy([...byPerson], ([, meetings]) =>
        meetings
          .map(({ id }) => id)
          .toSorted((one, other) => one - other)
          .join(),
      );
      for (const alike of byMeetings.values())
        await tellOfSeries(
          tx,
          alike[0]?.[1] ?? [],
          alike.map(([userId]) => userId),
        );
      announce(tx, [...new Set(untold.map(({ id }) => id))], [...byPerson.keys()]);
    });
  },
});

/** One that was moved has another reminder; asked for twice, it reminds once. */
const remindJob = defineJob({
  ...kinds.remind,
  handle: async (ctx, { meetingId }) => {
    await transact(ctx, async (tx) => {
      const meeting = await queries.noteReminder(tx, meetingId);
      if (!meeting) return;
      const people = await queries.listTold(tx, meetingId);
      await tell(tx, 'soon', meeting, people);
      announce(tx, [meetingId], people);
    });
  },
});

const attendanceJob = defineJob({
  ...kinds.attendance,
  handle: (ctx, { meetingId }) => takeAttendance(ctx, meetingId),
});

export const onlineMeetingJobs = [syncJob, syncManyJob, remindJob, attendanceJob, tellSeriesJob] as const;
