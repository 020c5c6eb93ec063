import { eq } from 'drizzle-orm'
import { actions } from '@portico/shared/access/grants.ts'
import { may } from '@portico/shared/access/may.ts'
import { isRole, roleLabels } from '@portico/shared/access/roles.ts'
import type { StoredPostalAddress, Person } from '@portico/shared/contract/identity/people-record.ts'
import { profileMissing } from '@portico/shared/rules/identity/people/profile-missing.ts'
import type { PostalAddressKind } from '@portico/shared/states/member-postal-address.ts'
import { accountsWithFactor } from '../../accounts-with-factor.ts'
import { memberAddresses, users } from '../../tables.ts'
import type { Context, Scope } from '../../../../kernel/context.ts'
import { fail } from '../../../../kernel/fail.ts'
import { accountLock } from './account-lock.ts'
import type { Member } from './member.ts'

type Ctx = Pick<Context, 'actor' | 'portal' | 'services'> & Pick<Scope, 'db'>

/** Returns a person as the portal's staff see them: this portal's rows and the account's own data, nothing from other portals. */
export async function readPerson(ctx: Ctx, member: Member): Promise<Omit<Person, 'joined_at'> & { joined_at: Date }> {
  const { db, portal, services } = ctx
  const [user] = await db.select().from(users).where(eq(users.id, member.user_id))
  if (!user) return fail('general.not_found')
  const kept = await db.select().from(memberAddresses).where(eq(memberAddresses.user_id, member.user_id))
  const addressOf = (kind: PostalAddressKind): StoredPostalAddress | null =>
    kept.find((row) => row.kind === kind) ?? null
  const [billing_address, shipping_address] = [addressOf('billing'), addressOf('shipping')]
  const { first_name, middle_name, last_name, username, email, direct_number, image } = user
  const { city = null, state = null, zip_code = null, country = null } = billing_address ?? {}
  return {
    id: member.user_id,
    portal_id: portal.id,
    first_name,
    middle_name,
    last_name,
    full_name: [first_name, middle_name, last_name].filter(Boolean).join(' '),
    username,
    email,
    avatar: image,
    direct_number,
    roles: member.roles.filter(isRole).map((short_name) => ({
      name: roleLabels[short_name],
      short_name,
      permissions: actions.filter((action) => may({ roles: [short_name], action })),
      is_outside: short_name === 'manager' && member.is_outside,
    })),
    city,
    state,
    zip_code,
    country,
    billing_address,
    shipping_address,
    missing: profileMissing({
      first_name,
      last_name,
      direct_number,
      ...(billing_address ? { billing_address } : {}),
      ...(shipping_address ? { shipping_address } : {}),
    }),
    tags: member.tags,
    is_outside: member.is_outside,
    is_limited_to_courses: member.is_limited_to_courses === true,
    is_blocked: member.is_blocked,
    is_confirmed: user.email_verified,
    has_second_factor: (await accountsWithFactor(services.auth.connection, [member.user_id])).has(member.user_id),
    joined_at: member.created_at,
    locked: await accountLock(ctx, member, user.email_verified),
  }
}
