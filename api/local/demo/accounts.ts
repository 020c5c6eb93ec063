import type { DemoAccount } from './content/types.ts'

/** Shared by all demo accounts: a demo on 127.0.0.1 has nothing to protect, and one password is easy to remember. */
export const demoPassword = 'Portico!2026'

const account = (
  role: string,
  name: string,
  portal: string,
  note: string,
  email = `${role.replaceAll('_', '-')}@portico.test`,
): DemoAccount => {
  const [first_name = '', last_name = ''] = name.split(' ')
  return { role, email, password: demoPassword, portal, first_name, last_name, note }
}

/** One account for each of the twelve roles, then a few for the other portals. */
export const demoAccounts: DemoAccount[] = [
  account('super_admin', 'Imogen Castelline', 'admin', 'sees every portal'),
  account('sub_super_admin', 'Rafael Thornbury', 'admin', 'sees every portal, cannot change platform settings'),
  account('portal_admin', 'Nadia Wescott', 'northwind', 'runs the in-house portal'),
  account('admin', 'Gordon Pellingham', 'core', 'runs the core portal'),
  account('sub_admin', 'Simone Arkwright', 'core', 'helps to run the core portal'),
  account('course_admin', 'Farid Lowenthal', 'summit', 'looks after the courses of Summit CE'),
  account('accounting', 'Bettina Osgood', 'summit', 'sees orders and payments of Summit CE'),
  account('manager', 'Darnell Hollister', 'core', 'holds credits and enrolls a team'),
  account('instructor', 'Marisol Etxeberria', 'core', 'teaches the nursing courses'),
  account('learner', 'Avery Kincannon', 'core', 'has courses running, finished and not yet started'),
  account('editor', 'Wren Galbraith', 'core', 'writes pages and answers'),
  account('partner', 'Ulrich Pemberwick', 'core', 'offers courses as a provider'),
  account('learner', 'Leona Fairweather', 'core', 'has orders in every state', 'orders@portico.test'),
  account('learner', 'Tamsin Rourke', 'northwind', 'a nurse on the in-house portal', 'nurse@northwind-health.test'),
  account('admin', 'Colby Vandermeer', 'summit', 'runs Summit CE', 'admin@summit-ce.test'),
  account('learner', 'Priscilla Dunmore', 'summit', 'a broker who renews a license', 'broker@summit-ce.test'),
  account('admin', 'Hollis Breckenridge', 'harbor', 'runs the portal on its own domain', 'admin@harbor-trades.test'),
  account('admin', 'Juno Abelard', 'blank', 'has to choose the portal type first', 'admin@blank-start.test'),
  account(
    'admin',
    'Magnus Fairbairn',
    'paused',
    'sees only the subscription of a paused portal',
    'admin@lakeshore-academy.test',
  ),
  account(
    'learner',
    'Odette Prewitt',
    'paused',
    'meets the notice of a paused portal',
    'teacher@lakeshore-academy.test',
  ),
]
