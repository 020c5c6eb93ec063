import type { Portal } from '../../kernel/portal.ts'

/** Core and marketable channel portals sell to visitors; the others are for invited people (OP-22, OP-25, TEN-057). */
export const hasStorefront = (portal: Pick<Portal, 'kind' | 'type' | 'is_marketable'>): boolean =>
  portal.kind === 'core' || (portal.kind === 'tenant' && portal.type === 2 && portal.is_marketable)
