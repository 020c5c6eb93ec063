/** Status colors are fixed by the product, not by tenants: green success, amber waiting, red failed, blue in progress. */
export type Tone = 'success' | 'waiting' | 'failed' | 'progress'

/** The icon that always accompanies a tone's color. */
export const toneIcons = {
  success: 'check-circle',
  waiting: 'clock',
  failed: 'x-circle',
  progress: 'half-circle',
} as const
