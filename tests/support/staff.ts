import type { Page } from '@playwright/test'
import { hashPassword } from '../../api/src/kernel/password-hash.ts'
import type { Role } from '../../shared/src/access/roles.ts'
import { inDatabase } from './portico-database.ts'
import { newAddress } from './shopper.ts'
import { pressSignIn } from './sign-in-button.ts'

const password = 'Sturdy!passw0rd'
let hash: Promise<string> | undefined

/** A new colleague of a portal, named by its slug: journeys run side by side, and a person has one session only. */
export async function makeStaff(roles: readonly Role[], slug = 'core'): Promise<string> {
  const email = newAddress(roles[0] ?? 'nobody')
  hash ??= hashPassword(password)
  const secret = await hash
  await inDatabase((sql) =>
    sql.begin(async (tx) => {
      const [user] = await tx<
        { id: number }[]
      >`insert into users (email, name, first_name, last_name, email_verified) values (${email}, 'Robin Vale', 'Robin', 'Vale', true) returning id`
      if (!user) throw new Error('no user was made')
      await tx`insert into accounts (user_id, account_id, provider_id, password) values (${user.id}, ${String(user.id)}, 'credential', ${secret})`
      await tx`insert into memberships (portal_id, user_id, roles) select id, ${user.id}, ${[...roles]} from portals where slug = ${slug} or kind = ${slug}`
    }),
  )
  return email
}

/** Signs in on a portal's own host; answers where that led. */
export async function signInAs(page: Page, email: string, origin = ''): Promise<string> {
  await page.goto(`${origin}/login`)
  await page.getByLabel(/Email/).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await pressSignIn(page)
  return new URL(page.url()).pathname
}

/** A portal's origin beside the core portal's that the journeys start on. */
export function originOf(label: string): string {
  const core = new URL(process.env.PORTICO_URL ?? '')
  return `${core.protocol}//${label}.${core.host}`
}

/** As a super admin on the admin portal's host: opens the same page of another portal. */
export async function switchPortal(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Current portal/ }).click()
  await page.getByRole('combobox', { name: 'Search portals' }).fill(name)
  await page.getByRole('listbox', { name: 'Portals' }).getByRole('option', { name }).click()
  await page.getByRole('button', { name: `Current portal: ${name}` }).waitFor()
}
