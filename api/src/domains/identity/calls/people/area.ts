import type { Verb } from '../../../../kernel/verb.ts'
import { createUser } from './create-user.ts'
import { deleteUser } from './delete-user.ts'
import { listUserMails } from './list-user-mails.ts'
import { listRoles } from './list-roles.ts'
import { listUsers } from './list-users.ts'
import { previewDeleteUser } from './preview-delete-user.ts'
import { rolesAndPermissions } from './roles-and-permissions.ts'
import { sendUserReset } from './send-user-reset.ts'
import { setUserPassword } from './set-user-password.ts'
import { findUserTags, setUserTags } from './set-user-tags.ts'
import { showUser } from './show-user.ts'
import { updateBlockStatus } from './update-block-status.ts'
import { updateUserRoles } from './update-user-roles.ts'
import { updateUser } from './update-user.ts'
import { listUserCompleted, listUserCourses, listUserManagers } from './user-courses.ts'
import { createUserAvatar, deleteUserAvatar } from './user-avatar.ts'
import { createUserNote, deleteUserNote, listUserNotes, updateUserNote } from './user-notes.ts'
import { grantUserSeal, listUserSeals, removeUserSeal } from './user-seals.ts'
import { endUserSession, endUserSessions, listUserSessions } from './user-sessions.ts'

export const people: readonly Verb[] = [
  listUsers,
  listRoles,
  rolesAndPermissions,
  updateUserRoles,
  createUser,
  showUser,
  updateUser,
  updateBlockStatus,
  previewDeleteUser,
  deleteUser,
  setUserTags,
  findUserTags,
  listUserNotes,
  createUserNote,
  updateUserNote,
  deleteUserNote,
  listUserSeals,
  grantUserSeal,
  removeUserSeal,
  createUserAvatar,
  deleteUserAvatar,
  setUserPassword,
  sendUserReset,
  listUserMails,
  listUserSessions,
  endUserSession,
  endUserSessions,
  listUserCourses,
  listUserCompleted,
  listUserManagers,
]
