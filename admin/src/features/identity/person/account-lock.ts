import type { Person } from '@portico/shared/contract/identity/people-record.ts'

/** Explains why the account itself cannot be changed here. */
export const lockText: Readonly<Record<Exclude<Person['locked'], null>, string>> = {
  own: 'This is your own account. Change it in your profile.',
  ranks_higher: 'This person has permissions that you don’t have. Please ask another admin.',
  elsewhere:
    'This person also belongs to other portals, so only they can change their name, email, picture and password. You can still send a link to choose a new password.',
  unconfirmed: 'This person has not confirmed their email address yet.',
}

/** Whether names, email and picture may be changed; a password also requires a confirmed email. */
export const mayChangeAccount = ({ locked }: Pick<Person, 'locked'>): boolean =>
  locked === null || locked === 'unconfirmed'
