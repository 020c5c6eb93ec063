import { addressOf } from '../../kernel/address-search.ts'

/** What the address of a manager's team keeps: which of the two lists, whose courses, only the overdue ones. */
export const teamAddress = addressOf('list', 'person', 'overdue')
