// plants: policies-and-rules-are-pure
import { now } from '#platform/clock.ts';
import { isPlace } from './places.rules.ts';

export const canEdit = (value: unknown): boolean => isPlace(value) && now().getTime() > 0;
