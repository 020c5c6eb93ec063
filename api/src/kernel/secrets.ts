import type { Connection } from '../db/client.ts'

export type Secrets = Readonly<
  Record<'session' | 'csrf' | 'launch' | 'realtime' | 'packets' | 'prices' | 'senders' | 'clicks', string>
>

/** Reads the signing keys that the installation generated when it was migrated. */
export async function readSecrets(platform: Connection): Promise<Secrets> {
  const rows = await platform.sql<{ name: string; value: string }[]>`select name, value from secrets`
  return Object.freeze(Object.fromEntries(rows.map((row) => [row.name, row.value])) as Record<keyof Secrets, string>)
}
