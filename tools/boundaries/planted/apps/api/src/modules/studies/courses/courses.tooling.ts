// plants: product-knows-no-tool
import { tool } from '../../../../../../tools/tool.ts';

export const tooling = tool;
