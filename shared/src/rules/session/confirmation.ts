/** How long a password or passkey that was given again counts, in minutes. */
export const confirmationLife_min = 10

/** Whether somebody confirmed not long ago that they are still the one at this session. */
export const isConfirmed = ({ confirmed_at, now }: { confirmed_at: Date | null; now: Date }): boolean =>
  confirmed_at !== null && now.getTime() - confirmed_at.getTime() < confirmationLife_min * 60_000
