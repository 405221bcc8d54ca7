// plants: production-knows-no-testing
import { render } from '#shared/testing/render.ts';

export const preview = render;
