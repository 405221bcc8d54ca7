import { monthOf } from '@indeks/contract/common/months.rules';
import { reportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import { notificationType } from '@indeks/contract/notices/notifications/notifications.keys';
import { z } from 'zod';
import { findChoice } from '#modules/notices/notifications/index.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { findAddressed } from './addressed-reports.queries.ts';
import { decisionMail } from './mails/decision.mail.ts';

/** No mail is sent about a decision that is out of date because the report was sent or decided again. */
export const decisionMailJob = defineJob({
  name: 'report.decision-mail',
  payload: z.object({ reportId: z.number(), version: z.number(), step: z.enum(['reject', 'take-back']) }),
  handle: async (ctx, { reportId, version, step }) => {
    const report = await findAddressed(ctx, reportId);
    if (!report || report.version !== version || report.status !== reportStatus.rejected) return;
    // Others read it in the portal, or in the mail of the day.
    if ((await findChoice(ctx, report.user_id, notificationType.report)) !== 'at-once') return;
    const { name, email, type, reason } = report;
    const mail = decisionMail(
      { name, type, reason, step, month: monthOf(report.month) },
      ctx.services.config,
    );
    await ctx.mailer.send({ to: email, ...mail });
  },
});

export const reportJobs = [decisionMailJob] as const;
