import { sql, type SQL } from 'drizzle-orm'

/**
 * Sums a manager's account besides `remaining`, its balance (CRD-003, OP-71): `distributed` to other managers and `used` by learners, less returns.
 * `account` is the alias of the account's row. All three add up to the total.
 */
export const creditsOfManager = (account: string): SQL =>
  sql.raw(`select
    coalesce(sum(m.amount) filter (where m.from_account_id = ${account}.id and o.kind = 'manager' and m.direction = 1), 0)::int
      - coalesce(sum(m.amount) filter (where m.to_account_id = ${account}.id and o.kind = 'manager' and m.direction = 2), 0)::int as distributed,
    coalesce(sum(m.amount) filter (where m.from_account_id = ${account}.id and o.kind = 'learner'), 0)::int
      - coalesce(sum(m.amount) filter (where m.to_account_id = ${account}.id and o.kind = 'learner'), 0)::int as used
    from credit_movements m
    join credit_accounts o on o.id = case when m.from_account_id = ${account}.id then m.to_account_id else m.from_account_id end
    where m.from_account_id = ${account}.id or m.to_account_id = ${account}.id`)
