/** Motion that shows what happened, only where it is wanted. */

import { prefersReducedMotion } from 'svelte/motion';
import { preferences } from './preferences.svelte';

/** Whether nothing should move: the system asks for it, or somebody has chosen it here. */
export const still = () => prefersReducedMotion.current || !preferences.motion;

/** Move a piece that already stands where it ends; with everything still it just stands there. */
export function animate(
  piece: Element | null | undefined,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
): void {
  if (!still()) piece?.animate(frames, { easing: 'ease-out', ...options });
}
