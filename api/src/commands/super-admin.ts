import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import { generatePassword } from '@portico/shared/rules/identity/session/generate-password.ts'
import { email as emailSchema } from '@portico/shared/schemas/identity.ts'
import { hashPassword } from '../kernel/password-hash.ts'
import { readConfig } from '../config.ts'
import { migrate } from '../db/migrate.ts'
import { makeSuperAdmin } from './make-super-admin.ts'
import { connect } from '../db/client.ts'

// `pnpm super-admin EMAIL`: creates the first super admin of an installation, and the core and admin portals if they are missing.
const config = readConfig(process.env)
const email = v.safeParse(emailSchema, process.argv[2] ?? '')
if (!email.success) {
  console.error(`EMAIL: ${email.issues[0].message} Usage: pnpm super-admin EMAIL`)
  process.exit(1)
}
await migrate({ url: config.DATABASE_URL })
const platform = connect({ url: config.DATABASE_URL, role: 'platform', max: 1 })
const auth = connect({ url: config.DATABASE_URL, role: 'auth', max: 1 })
const password = generatePassword(randomInt)
const { is_new } = await makeSuperAdmin({
  platform: platform.db,
  auth: auth.db,
  core_portal_id: config.CORE_PORTAL_ID,
  email: email.output,
  password_hash: await hashPassword(password),
})
console.log(
  is_new
    ? `${email.output} is super admin. Password, shown this once: ${password}`
    : `${email.output} is super admin; the password stays as it was.`,
)
console.log('Now write the pages of the first portals: pnpm pages --all')
await Promise.all([platform.close(), auth.close()])
