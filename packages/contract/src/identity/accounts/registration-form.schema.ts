import { z } from 'zod';
import { dateString } from '../../common/dates.ts';

/**
 * What a session tells of the form: the rest of it is personal and is asked for where it is shown. Apart from the
 * questionnaire's schemas, which only its own screens load.
 */
export const registrationForm = z.object({ registerFormGeneral: z.object({ formDate: dateString }) });
