import { sql, type SQL } from 'drizzle-orm'

/** Whether the account that `user_id` names has an authenticator app or a passkey; for statements under the role `auth`. */
export const hasFactorSql = (user_id: SQL): SQL<boolean> => sql<boolean>`(
  exists (select 1 from totp_factors f where f.user_id = ${user_id} and f.enrolled_at is not null) or exists (select 1 from passkeys p where p.user_id = ${user_id}))`
