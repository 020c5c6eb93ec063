/** Minutes for which a repeated password or passkey check stays valid. */
export const confirmationLife_min = 10

/** Whether the user recently reconfirmed their identity in this session. */
export const isConfirmed = ({ confirmed_at, now }: { confirmed_at: Date | null; now: Date }): boolean =>
  confirmed_at !== null && now.getTime() - confirmed_at.getTime() < confirmationLife_min * 60_000
