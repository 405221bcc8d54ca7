/**
 * The id of the request that asked for a job lies beside its payload, so that one search of the log finds the request, its jobs and
 * their mails. A worker of a release that does not know the field leaves it out when it parses the payload.
 */
const field = '_request';

export const noteRequest = <P extends object>(payload: P, requestId: string | undefined): P =>
  requestId === undefined ? payload : { ...payload, [field]: requestId };

/** The payload as it was given, and who asked; what came without a request is named by the job itself. */
export const takeRequest = (
  data: object,
  jobId: string,
): { readonly payload: object; readonly requestId: string } => {
  const { [field]: asked, ...payload } = data as Record<string, unknown>; // whatever its keys are
  return { payload, requestId: typeof asked === 'string' ? asked : jobId };
};
