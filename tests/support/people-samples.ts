import type { NamedSample } from './sample.ts'
import type { Keys } from './seed-content.ts'

const of = (k: Keys) => ({ user_id: k.member_id })
const note = (k: Keys) => ({ ...of(k), note_id: k.note_id })

/** Calls about a person of the portal, never the caller, whom only a colleague may help. */
export const peopleSamples: Readonly<Record<string, NamedSample>> = {
  show_user: { make: (k) => ({ path: of(k) }) },
  update_user: { make: (k) => ({ path: of(k), body: { first_name: 'Grace' } }) },
  update_block_status: { make: (k) => ({ path: of(k), body: { is_blocked: false } }) },
  preview_delete_user: { make: (k) => ({ path: of(k) }) },
  delete_user: { make: (k) => ({ path: { user_id: k.leaver_id } }) },
  set_user_tags: { make: (k) => ({ path: of(k), body: { tags: ['VIP'] } }) },
  list_user_notes: { make: (k) => ({ path: of(k) }) },
  create_user_note: { make: (k) => ({ path: of(k), body: { content: 'Called.' } }) },
  update_user_note: { make: (k) => ({ path: note(k), body: { content: 'Called twice.' } }) },
  delete_user_note: { make: (k) => ({ path: note(k) }) },
  list_user_seals: { make: (k) => ({ path: of(k) }) },
  // These bytes are not a picture.
  grant_user_seal: {
    control: 422,
    make: (k) => ({ path: of(k), query: { file_name: 'a.png', title: 'Mentor' }, raw: true }),
  },
  remove_user_seal: { make: (k) => ({ path: { ...of(k), seal_id: k.seal_id } }) },
  create_user_avatar: { control: 422, make: (k) => ({ path: of(k), query: { file_name: 'a.png' }, raw: true }) },
  delete_user_avatar: { make: (k) => ({ path: of(k) }) },
  // These bytes are not a picture.
  create_own_avatar: { control: 422, make: () => ({ query: { file_name: 'a.png' }, raw: true }) },
  set_user_password: { make: (k) => ({ path: of(k), body: { password: 'Lantern!4072' } }) },
  send_user_reset: { make: (k) => ({ path: of(k) }) },
  list_user_mails: { make: (k) => ({ path: of(k) }) },
  list_user_sessions: { make: (k) => ({ path: of(k) }) },
  // A session that belongs to nobody.
  end_user_session: { control: 404, make: (k) => ({ path: { ...of(k), session_id: 900_070 } }) },
  end_user_sessions: { make: (k) => ({ path: of(k) }) },
  list_user_courses: { make: (k) => ({ path: of(k) }) },
  list_user_completed: { make: (k) => ({ path: of(k) }) },
  list_user_managers: { make: (k) => ({ path: of(k) }) },
}

export const peopleNameless = ['create_user', 'find_user_tags', 'list_own_seals', 'delete_own_avatar']
