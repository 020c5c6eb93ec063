/** Whether a score was reported: not null, not missing, not NaN. */
export const isNumber = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value)
