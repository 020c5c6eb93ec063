// The public parts of this domain. Other domains import them from here, and its tables from tables.ts.

export { findOrCreateAccount } from './find-or-create-account.ts'
export { checkNewPassword } from './check-new-password.ts'
export { joinPortal } from './join-portal.ts'
export { keepOwnReach, keepReach } from './keep-reach.ts'
export { landingOf } from './landing-of.ts'
export { makeManager, setMemberRoles } from './member-roles.ts'
export { idsOf, membersAs, membersWith } from './members-with.ts'
export { notifyMembers } from './notify-members.ts'
export { openSession } from './open-session.ts'
