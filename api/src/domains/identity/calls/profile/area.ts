import type { Verb } from '../../../../kernel/verb.ts'
import {
  cancelEmailChange,
  confirmEmailChange,
  requestEmailChange,
  resendEmailCode,
  showEmailChange,
} from './email-change.ts'
import { listOwnSeals } from './list-own-seals.ts'
import { createOwnAvatar, deleteOwnAvatar } from './own-avatar.ts'
import { showProfileMails, updateProfileMails } from './profile-mails.ts'
import { showProfile } from './show-profile.ts'
import { updateProfile } from './update-profile.ts'

export const profile: readonly Verb[] = [
  showProfile,
  updateProfile,
  showEmailChange,
  requestEmailChange,
  resendEmailCode,
  confirmEmailChange,
  cancelEmailChange,
  createOwnAvatar,
  deleteOwnAvatar,
  listOwnSeals,
  showProfileMails,
  updateProfileMails,
]
