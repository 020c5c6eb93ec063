import { and, eq } from 'drizzle-orm'
import { update_user } from '@portico/shared/contract/identity/people-record.ts'
import type { Input } from '@portico/shared/calls/endpoint.ts'
import type { PostalAddressKind } from '@portico/shared/states/member-postal-address.ts'
import type { Transaction } from '../../../../db/client.ts'
import { postgresError } from '../../../../db/postgres-error.ts'
import { memberAddresses, tokens, users } from '../../tables.ts'
import { requireConfirmed } from '../../../../kernel/check-session.ts'
import type { Context } from '../../../../kernel/context.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { dropEmailChange } from '../../email-change.ts'
import { refuseLockedAccount } from './account-lock.ts'
import { countWelcome } from './count-welcome.ts'
import { lockMember } from './member.ts'
import { readPerson } from './read-person.ts'
import { refuseUnlessManaged } from './refuse-unless-managed.ts'

type Body = Input<typeof update_user>['body']
type AddressInput = NonNullable<Body['shipping_address']>
const ofAccount = ['first_name', 'middle_name', 'last_name', 'direct_number', 'email'] as const

/** Names, phone number and email belong to the account, which other portals may use too; billing and shipping addresses belong to this portal. */
export const updateUser = verb(update_user, async (ctx, { params, query, body }) => {
  const { db, note } = ctx
  const member = await lockMember(ctx, { ...params, portal_id: query.portal_id })
  note(`user:${member.user_id}`, { fields: Object.keys(body) })
  if (member.user_id !== ctx.actor.id) refuseUnlessManaged(ctx.actor, member)
  const fields = ofAccount.filter((name) => body[name] !== undefined)
  if (fields.length > 0) {
    await refuseLockedAccount(ctx, member)
    await saveAccount(ctx, member.user_id, body)
  }
  await savePostalAddress(db, {
    user_id: member.user_id,
    kind: 'billing',
    address: body.billing_address,
    now: ctx.now(),
  })
  await savePostalAddress(db, {
    user_id: member.user_id,
    kind: 'shipping',
    address: body.shipping_address,
    now: ctx.now(),
  })
  return readPerson(ctx, member)
})

async function saveAccount(ctx: Context<typeof update_user>, user_id: number, body: Body): Promise<void> {
  const { db } = ctx
  const [before] = await db.select().from(users).where(eq(users.id, user_id)).for('update')
  if (!before) return fail('general.not_found')
  const names = { first_name: body.first_name ?? before.first_name, last_name: body.last_name ?? before.last_name }
  const isMoved = body.email !== undefined && body.email !== before.email
  if (isMoved) requireConfirmed({ actor: ctx.actor, now: ctx.now() })
  if (isMoved && body.email !== undefined) await countWelcome(ctx, body.email)
  await db
    .update(users)
    .set({
      ...names,
      name: `${names.first_name} ${names.last_name}`.trim(),
      ...(body.middle_name === undefined ? {} : { middle_name: body.middle_name }),
      ...(body.direct_number === undefined ? {} : { direct_number: body.direct_number }),
      ...(isMoved ? { email: body.email, email_verified: false } : {}),
      updated_at: ctx.now(),
    })
    .where(eq(users.id, user_id))
    .catch(rejectTakenEmail)
  if (isMoved) await moveAccount(ctx, before)
}

function rejectTakenEmail(error: unknown): never {
  if (postgresError(error)?.code === '23505') fail('users.email_taken')
  throw error
}

/**
 * The new email must be confirmed by a link before anyone signs in with it; old links and all sessions end. A confirmed old email is notified,
 * because its owner would not hear of the change otherwise.
 */
async function moveAccount(
  { services, emit }: Context<typeof update_user>,
  { id: user_id, email, email_verified }: typeof users.$inferSelect,
): Promise<void> {
  await services.auth.connection.db.update(tokens).set({ used_at: new Date() }).where(eq(tokens.user_id, user_id))
  await dropEmailChange(services.auth.connection.db, user_id)
  await services.auth.endSessions(user_id)
  if (email_verified) await emit('account.security_changed', { user_id, kind: 'email_moved', to: email })
  await emit('account.made_by_staff', { user_id })
}

type Saved = { user_id: number; kind: PostalAddressKind; address: AddressInput | null | undefined; now: Date }

/** A validation result does not carry over to a changed postal address (USR-021). */
async function savePostalAddress(db: Transaction, { user_id, kind, address, now }: Saved): Promise<void> {
  if (address === undefined) return
  const of = and(eq(memberAddresses.user_id, user_id), eq(memberAddresses.kind, kind))
  if (address === null) return void (await db.delete(memberAddresses).where(of))
  const [kept] = await db.select().from(memberAddresses).where(of).for('update')
  const isSame = kept && Object.entries(address).every(([name, value]) => kept[name as keyof AddressInput] === value)
  if (isSame) return
  const values = { ...address, validation: 'not_validated' as const, updated_at: now }
  await db
    .insert(memberAddresses)
    .values({ user_id, kind, ...values })
    .onConflictDoUpdate({
      target: [memberAddresses.portal_id, memberAddresses.user_id, memberAddresses.kind],
      set: values,
    })
}
