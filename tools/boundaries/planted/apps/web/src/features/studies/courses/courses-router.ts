// plants: feature-knows-no-app
import { router } from '#app/router.ts';

export const coursesRouter = router;
