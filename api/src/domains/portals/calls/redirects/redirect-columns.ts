import { redirects } from '../../../publishing/tables.ts'

export const redirectColumns = {
  id: redirects.id,
  from_path: redirects.from_path,
  to_path: redirects.to_path,
  by_hand: redirects.by_hand,
  created_at: redirects.created_at,
}
