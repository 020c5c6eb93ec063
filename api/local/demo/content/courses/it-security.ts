import type { CourseSource } from '../types.ts'

export const itSecurity: CourseSource[] = [
  {
    slug: 'phishing-and-social-engineering', title: 'Phishing and Social Engineering', motif: 'hook-mail',
    subtitle: 'Spot the message that wants you to hurry, check it another way and report it in one click.',
    paragraphs: [
      'Attackers do not break in; they ask. They ask for a code, a gift card, a favor before lunch. This course shows how those requests are built so that you feel the pull and stop anyway.',
      'You will sort twenty messages, follow one wire fraud from the first e-mail to the bank, and set up a call-back habit that takes thirty seconds.',
      'No trick questions and no shaming: the course is for people who get two hundred messages a day.',
    ],
    outcomes: [
      ['Recognize the pressures that phishing uses', 'Urgency, authority, secrecy and reward are the four handles by which people get pulled.'],
      ['Inspect a sender, a link and an attachment', 'Read the domain from right to left: the last two parts tell you whose it is.'],
      ['Verify a request through a second channel', 'Call a number you already had, never the one in the message.'],
      ['Respond after a wrong click', 'Report at once and leave the device on; minutes matter more than blame.'],
      ['Recognize voice and text versions of the same trick', 'A familiar voice is no longer proof of a person.'],
    ],
    hours: 1, price: 1600, instructors: ['anika-torvald'], tags: ['annual-requirement', 'new-hire', 'short-course'], popularity: 93,
  },
  {
    slug: 'passwords-and-multi-factor-sign-in', title: 'Passwords and Multi-Factor Sign-In', motif: 'password',
    subtitle: 'One manager, one long phrase and a second factor that cannot be read aloud.',
    paragraphs: [
      'Password advice has changed. Length beats symbols, a manager beats memory, and a prompt you did not start is an alarm. Forty minutes, with setup steps for phone and desktop.',
    ],
    outcomes: [
      ['Create a strong passphrase', 'Four or five unrelated words beat eight clever characters.'],
      ['Use a password manager', 'It will not fill in a look-alike site, which makes it a phishing alarm too.'],
      ['Compare second factors', 'A hardware key or passkey resists phishing, a code by text message only slows it.'],
      ['React to prompts you did not start', 'Deny, change the password, report: somebody already has the first half.'],
    ],
    hours: 0.75, price: 1400, instructors: ['anika-torvald'], tags: ['new-hire', 'short-course'], popularity: 78,
  },
  {
    slug: 'working-securely-from-home', title: 'Working Securely From Home', motif: 'laptop',
    subtitle: 'Make the kitchen table as safe as the office in one evening.',
    paragraphs: [
      'Router, updates, screens, children and the neighbor with a view. A practical evening project with a checklist for the refrigerator door.',
    ],
    outcomes: [
      ['Secure a home router', 'Change the administrator password, turn on updates and give guests a network of their own.'],
      ['Separate work from family devices', 'A work laptop is not a homework laptop, not even once.'],
      ['Handle paper and calls at home', 'A smart speaker listens, and so does a shared wall.'],
      ['Recognize travel and public network risks', 'A phone hotspot beats a lobby network.'],
    ],
    hours: 0.75, price: 1400, instructors: ['anika-torvald'], tags: ['short-course'], popularity: 57,
  },
  {
    slug: 'ransomware-the-first-hour', title: 'Ransomware: The First Hour', motif: 'shield-key',
    subtitle: 'Isolate, preserve, call, communicate: what the first person to notice should do.',
    paragraphs: [
      'At 5:40 on a Friday the shared drive shows strange names. The course runs that hour minute by minute for a clinic, a school district and a machine shop, with the decisions open and the clock visible.',
    ],
    outcomes: [
      ['Recognize early signs of encryption', 'Strange extensions, failing backups and a disabled agent arrive before the note does.'],
      ['Isolate without destroying evidence', 'Pull the network, leave the power, photograph the screen.'],
      ['Activate the response plan out of band', 'Assume that mail and chat are being read; use phones and a printed list.'],
      ['Communicate what you know', 'Say what is down, what is being done and when you will speak again.'],
      ['Support recovery decisions', 'Restore from a copy that the attacker could not reach, after the way in is closed.'],
    ],
    hours: 1.5, price: 2900, instructors: ['corwin-mbeki-shaw'], tags: ['for-supervisors'], popularity: 61,
  },
  {
    slug: 'protecting-personal-information', title: 'Protecting Personal Information', motif: 'lock',
    subtitle: 'Collect less, share less, delete on time: privacy in the spreadsheets of an ordinary office.',
    paragraphs: [
      'A privacy law is easier to follow when there is less to protect. The course walks one customer record through eleven systems and removes it from seven.',
    ],
    outcomes: [
      ['Identify personal and sensitive information', 'Combination matters: a birth date and a postal code can be a name.'],
      ['Apply purpose and minimization', 'If you cannot say why a field is there, remove the field.'],
      ['Share and send safely', 'Check the recipient twice and the attachment once more.'],
      ['Answer an access or deletion request', 'Recognize it, note the date and pass it on the same day.'],
    ],
    hours: 1, price: 1700, instructors: ['anika-torvald'], tags: ['law-and-rules', 'short-course'], popularity: 53,
  },
  {
    slug: 'secure-use-of-ai-tools', title: 'Secure Use of AI Tools at Work', motif: 'laptop',
    subtitle: 'Get help with a draft without giving away a client, a contract or the truth.',
    paragraphs: [
      'Text tools are useful and forgetful of secrets in all the wrong ways. This course sets three rules: what may go in, what has to be checked on the way out and who answers for it.',
    ],
    outcomes: [
      ['Decide what may be entered', 'Treat a public tool like a postcard unless your organization has a contract.'],
      ['Check output for errors and invented sources', 'Open every citation; confident is not the same as correct.'],
      ['Recognize instructions hidden in documents', 'A file can carry text meant for the tool and not for you.'],
      ['Disclose and record use where required', 'Note the tool, the date and what you changed.'],
    ],
    hours: 0.75, price: 1600, instructors: ['anika-torvald', 'corwin-mbeki-shaw'], tags: ['recently-updated', 'short-course'], popularity: 80,
  },
  {
    slug: 'incident-response-for-small-teams', title: 'Incident Response for Small Teams', motif: 'shield-key',
    subtitle: 'Build a plan for a two-person IT department, then test it on a Wednesday afternoon.',
    paragraphs: [
      'Large-company playbooks assume large companies. You will write four pages: roles, contacts, decisions and a log, and run a tabletop exercise with the script provided.',
    ],
    outcomes: [
      ['Write a plan that fits on four pages', 'Names and numbers first; theory belongs in the appendix.'],
      ['Classify incidents by effect', 'Rate by what stops working and whose data is touched.'],
      ['Preserve logs and images', 'Copy before you clean, and note the time zone.'],
      ['Run a tabletop exercise', 'One scenario, three surprises, ninety minutes, five actions.'],
      ['Meet notification duties', 'Know before the incident which laws, contracts and insurers start a clock.'],
    ],
    hours: 3, price: 4900, instructors: ['corwin-mbeki-shaw'], popularity: 44,
  },
  {
    slug: 'cloud-account-hygiene', title: 'Cloud Account Hygiene', motif: 'cloud',
    subtitle: 'Close the open bucket, retire the old key and know who can still sign in.',
    paragraphs: [
      'For administrators of small cloud estates. Five hygiene rounds of twenty minutes each, with what to look for and what to write down.',
    ],
    outcomes: [
      ['Review identities and privileges', 'Begin with accounts that have not signed in for 90 days.'],
      ['Find and rotate long-lived keys', 'A key without an owner is an incident that has not happened yet.'],
      ['Check public exposure of storage', 'Look from outside, signed out, the way a stranger would.'],
      ['Turn on and read the audit log', 'Alert on new administrators, disabled logs and sign-ins from new countries.'],
    ],
    hours: 2, price: 3400, instructors: ['corwin-mbeki-shaw'], popularity: 35,
  },
  {
    slug: 'physical-security-and-clean-desk', title: 'Physical Security and Clean Desk', motif: 'lock',
    subtitle: 'Badges, doors, printers and the friendly stranger with a ladder.',
    paragraphs: [
      'A short course for everyone with a desk, a badge or a door to hold. It asks for courtesy and challenge in the same sentence, and gives you the sentence.',
    ],
    outcomes: [
      ['Challenge tailgating politely', '"Happy to help, whom are you here to see?" works with everyone.'],
      ['Keep papers and screens private', 'Lock the screen every time you stand up.'],
      ['Handle devices and drives that are found', 'Hand it in; curiosity is the attack.'],
      ['Report lost equipment at once', 'A phone can be wiped in the first hour and rarely in the second week.'],
    ],
    hours: 0.5, price: 1200, instructors: ['anika-torvald'], tags: ['new-hire', 'short-course'], popularity: 46,
  },
  {
    slug: 'payment-card-handling', title: 'Payment Card Handling for Front-Line Staff', motif: 'password',
    subtitle: 'Take a card by chip, tap or phone without ever writing the number down.',
    paragraphs: [
      'For cashiers, call takers and volunteers at the spring fundraiser. What to look for on a terminal, what never to store and how to refuse a customer who offers to spell the number in an e-mail.',
    ],
    outcomes: [
      ['Inspect a terminal for tampering', 'Compare with the photograph: seal, seams, cable, serial number.'],
      ['Take a card by phone safely', 'Enter it directly, repeat nothing aloud, write nothing down.'],
      ['Recognize what may never be stored', 'The three-digit code is never kept, not even encrypted.'],
      ['Report a suspicious terminal or refund', 'Stop using it, leave it in place, call.'],
    ],
    hours: 0.5, price: 1200, instructors: ['anika-torvald'], tags: ['annual-requirement', 'short-course'], popularity: 48,
  },
  {
    slug: 'secure-coding-fundamentals', title: 'Secure Coding Fundamentals', motif: 'laptop',
    subtitle: 'Nine weaknesses, nine repairs, in code short enough to read on one screen.',
    paragraphs: [
      'Each lesson shows a small program with one weakness, the request that breaks it and the repair. Examples are given in two common languages and the ideas travel.',
    ],
    outcomes: [
      ['Prevent injection', 'Send data as parameters and let the driver keep it data.'],
      ['Check authorization on every object', 'Ask "may this user touch this row?" and not only "is somebody signed in?"'],
      ['Validate at the edge and encode at the exit', 'Validate what comes in by shape, encode what goes out by context.'],
      ['Keep secrets out of code', 'A secret that reached the history is a secret to rotate.'],
      ['Review dependencies', 'Pin, update on a schedule, and read what a new package runs at install.'],
    ],
    hours: 4, price: 5900, instructors: ['corwin-mbeki-shaw'], popularity: 41,
  },
  {
    slug: 'backup-and-recovery-drills', title: 'Backup and Recovery Drills', motif: 'cloud',
    subtitle: 'A backup is a hope until it is restored: four drills for a small team.',
    paragraphs: [
      'One file, one mailbox, one server and one bad morning. Each drill has a script, a stopwatch and a page for what you learned. Recording begins this winter.',
    ],
    outcomes: [
      ['Set recovery time and recovery point goals', 'Ask how long the business can wait and how much it can retype.'],
      ['Keep a copy that cannot be changed', 'Three copies, two kinds of media, one away, one unchangeable.'],
      ['Restore to a clean place', 'Never practice on the system you are trying to save.'],
      ['Write a runbook from a drill', 'The person who has never done it should be able to follow it.'],
    ],
    hours: 2, price: 3400, instructors: ['corwin-mbeki-shaw'], status: 3, popularity: 0,
  },
]
