import postgres from 'postgres'
import type { Config } from '../../src/config.ts'
import { portalUrl } from '../../src/portal/portal-url.ts'
import { demoAccounts, demoPassword } from '../demo/accounts.ts'

type Row = {
  kind: 'admin' | 'core' | 'tenant'
  name: string
  slug: string
  custom_domain: string | null
  is_paused: boolean
  type: number | null
}

/** URLs of all parts and the demo sign-ins, for the terminal. `url` is the superuser's, because row security hides portals from the owner. */
export async function startupLines({
  url,
  config,
  addresses,
}: {
  url: string
  config: Config
  addresses: Record<string, string>
}): Promise<string[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const portals = await sql<Row[]>`
    select kind, name, slug, custom_domain, is_paused, type from portals left join portal_settings on portal_id = portals.id
    order by kind = 'admin' desc, kind = 'core' desc, portals.id`
  await sql.end()
  const rows: [string, string][] = [
    ...portals.map((portal): [string, string] => [`${portal.name} (${describe(portal)})`, portalUrl(portal, config)]),
    ['API documentation', `${addresses.portico}/api/docs`],
    ...(addresses.mailbox ? [['Mailbox: every email that is sent', addresses.mailbox] as [string, string]] : []),
    ...(addresses.payments ? [['Local payment service', addresses.payments] as [string, string]] : []),
  ]
  return [
    '',
    'Portico is running.',
    '',
    ...table(rows),
    '',
    `Demo accounts, password ${demoPassword}`,
    '',
    ...table(onePerRole().map(({ role, email, portal, note }) => [role, email, `${portal}: ${note}`])),
    '',
    'Ctrl+C stops everything.',
  ]
}

function onePerRole() {
  return demoAccounts.filter(({ role }, index) => demoAccounts.findIndex((other) => other.role === role) === index)
}

function describe({ kind, is_paused, type }: Row): string {
  if (kind !== 'tenant') return `${kind} portal`
  if (is_paused) return 'paused'
  return type === 1 ? 'in-house' : type === 2 ? 'channel' : 'type not chosen'
}

function table(rows: string[][]): string[] {
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((cell, index) => Math.max(cell.length, most[index] ?? 0)),
    [],
  )
  return rows.map((row) => `  ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('   ')}`.trimEnd())
}
