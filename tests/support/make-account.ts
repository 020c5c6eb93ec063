import type { Role } from '../../shared/src/access/roles.ts'
import { testPassword, testPasswordHash } from './test-password.ts'
import { inDatabase } from './portico-database.ts'

export const password = testPassword

/** Creates an account with roles on a portal, named by its slug or kind. */
export async function makeAccount(person: {
  email: string
  first_name: string
  last_name: string
  roles: readonly Role[]
  slug?: string
}): Promise<void> {
  const { email, first_name, last_name, roles, slug = 'core' } = person
  await inDatabase((sql) =>
    sql.begin(async (tx) => {
      const [user] = await tx<
        { id: number }[]
      >`insert into users (email, name, first_name, last_name, email_verified) values (${email}, ${`${first_name} ${last_name}`}, ${first_name}, ${last_name}, true) returning id`
      if (!user) throw new Error('no user was made')
      await tx`insert into accounts (user_id, account_id, provider_id, password) values (${user.id}, ${String(user.id)}, 'credential', ${testPasswordHash})`
      await tx`insert into memberships (portal_id, user_id, roles) select id, ${user.id}, ${[...roles]} from portals where slug = ${slug} or kind = ${slug}`
    }),
  )
}
