import type { DemoFaq, DemoFaqCategory } from './types.ts'

export const demoFaqCategories: DemoFaqCategory[] = [
  { slug: 'before-you-buy', title: 'Before you buy', told_by: 'shops' },
  { slug: 'before-you-start', title: 'Before you start', told_by: 'in_house' },
  { slug: 'taking-a-course', title: 'Taking a course' },
  { slug: 'certificates-and-credit', title: 'Certificates and credit' },
  { slug: 'teams-and-employers', title: 'Teams and employers' },
  { slug: 'payment-and-refunds', title: 'Payment and refunds', told_by: 'shops' },
  { slug: 'account-and-privacy', title: 'Account and privacy' },
]

const entry = (category: string, slug: string, question: string, ...paragraphs: string[]): DemoFaq => ({
  category,
  slug,
  question,
  answer: paragraphs.map((text) => `<p>${text}</p>`).join('\n'),
})

/** The same question for portals that sell nothing: its own wording, without any mention of buying. */
const inHouseEntry = (...words: Parameters<typeof entry>): DemoFaq => ({ ...entry(...words), told_by: 'in_house' })
const storefrontEntry = (...words: Parameters<typeof entry>): DemoFaq => ({ ...entry(...words), told_by: 'shops' })

export const demoFaqs: DemoFaq[] = [
  storefrontEntry(
    'before-you-buy',
    'will-my-board-accept-this-course',
    'Will my board or agency accept this course?',
    'Each course page names the agencies that accredit the course today, the hours each of them grants and the states. Your certificate and your transcript show what was accredited on the day you finished. Boards set their own rules and change them, so please compare the hours and the subject with your current renewal notice before you buy.',
    'If you tell us your license type and state, support will point you to the rule; the decision stays with the board.',
  ),
  storefrontEntry(
    'before-you-buy',
    'how-long-does-a-course-take',
    'How long does a course take?',
    'The hours on the course page are an honest estimate for somebody who reads every page and does the tasks. You can stop at any time and continue later from the same place.',
  ),
  storefrontEntry(
    'before-you-buy',
    'what-do-i-need-to-take-a-course',
    'What do I need to take a course?',
    'A current browser on a computer, tablet or phone, and an email address. Nothing has to be installed. Some courses have printable job aids; a printer is useful and not required.',
  ),
  storefrontEntry(
    'before-you-buy',
    'can-i-look-at-a-course-first',
    'Can I look at a course before I pay?',
    'Yes. The course page shows the full outline, what you will learn, who teaches it and what other learners said about it. In some courses you can also open a lesson for free: look for Preview in the outline. If it turns out to be the wrong course, an unstarted course can be refunded within 30 days.',
  ),
  storefrontEntry(
    'before-you-buy',
    'courses-in-spanish',
    'Do you have courses in Spanish?',
    'Yes, and they are written in Spanish rather than translated by machine. Choose Spanish under Language in the course list. Certificates for these courses are issued in English so that employers and agencies can file them.',
  ),
  storefrontEntry(
    'taking-a-course',
    'how-do-i-start',
    'I bought a course. Where do I find it?',
    'Sign in and open My courses. The button on each card takes you to the next thing to do. The receipt we sent you has the same link.',
  ),
  entry(
    'taking-a-course',
    'can-i-skip-lessons',
    'Can I skip lessons that I already know?',
    'In most courses you may open the lessons in any order. Some courses are sequential, usually because an agency asks for it; a lock shows which lesson has to come first.',
  ),
  entry(
    'taking-a-course',
    'how-does-the-exam-work',
    'How does the exam work?',
    'You answer one question at a time and every answer is saved at once. The passing score is 70 percent unless the exam page says otherwise, and most exams can be taken three times. Until you pass or have no attempts left, you see your score and which lessons to read again; after that, each question shows the correct answer and an explanation, unless the course keeps them back.',
  ),
  entry(
    'taking-a-course',
    'i-used-all-exam-attempts',
    'I used all my exam attempts. What now?',
    'Write to support with the name of the course. An instructor looks at your answers and can open a new attempt, often with a note about what to read again. Earlier attempts stay on record.',
  ),
  entry(
    'taking-a-course',
    'my-connection-was-lost',
    'My connection was lost in the middle of a lesson. Is my work gone?',
    'No. Your place, your exam answers and your progress in interactive lessons are saved as you go. Sign in again and continue the course from My courses.',
  ),
  storefrontEntry(
    'taking-a-course',
    'how-long-do-i-have-access',
    'How long do I have access?',
    'Until you complete the course or for 5 years from purchase, whichever comes first. A completed course stays open for reading until the 5 years are over.',
  ),
  entry(
    'certificates-and-credit',
    'how-do-i-get-my-certificate',
    'How do I get my certificate?',
    'Finish every lesson and pass the exam, then choose Generate certificate. It is a PDF with your name, the course, the date, the hours that agencies accredit and a code that anyone can check.',
  ),
  entry(
    'certificates-and-credit',
    'how-can-an-employer-check-a-certificate',
    'How can an employer or a board check a certificate?',
    'Scan the code on the certificate or open the address printed below it. The page shows whether the certificate is valid, for whom and for which course. No sign-in is needed.',
  ),
  entry(
    'certificates-and-credit',
    'my-name-is-wrong-on-the-certificate',
    'My name is wrong on the certificate.',
    'A certificate keeps the name you had when it was issued. Correct your name under Profile, then write to support; we revoke the old certificate with a note and issue a new one at no charge.',
  ),
  entry(
    'certificates-and-credit',
    'do-you-report-to-my-board',
    'Do you report my hours to my board?',
    'Reporting differs by state and license. Where a board asks the learner to report, your certificate has everything that is usually needed: title, provider number, hours and date of completion.',
  ),
  entry(
    'certificates-and-credit',
    'do-certificates-expire',
    'Do certificates expire?',
    'Some do, because the requirement behind them repeats, as with annual safety training. If a certificate has an expiry date, it is printed on it, and we remind you 90, 30 and 7 days before.',
  ),
  storefrontEntry(
    'teams-and-employers',
    'can-i-buy-for-my-team',
    'Can I buy a course for my whole team?',
    'Yes. Raise the quantity on the course page and the price per person falls at 10, 25 and 100 seats. You then hand out seats by link or by email and see who has completed it.',
  ),
  storefrontEntry(
    'teams-and-employers',
    'can-i-take-back-a-seat',
    'Somebody left before starting. Can I reuse the seat?',
    'Yes. A seat returns to you as long as the person has not started the course. Once a lesson has been opened the seat counts as used.',
  ),
  storefrontEntry(
    'teams-and-employers',
    'can-we-have-our-own-portal',
    'Can our organization have its own portal?',
    'Yes. A portal has your name, logo, colors and address, your choice of courses and your own managers. Write to us with the number of people and the subjects you need.',
  ),
  storefrontEntry(
    'teams-and-employers',
    'can-we-upload-our-own-courses',
    'Can we add our own courses?',
    'Portals can build courses from texts, documents, videos and exams, and upload SCORM 1.2 packages made with common authoring tools.',
  ),
  storefrontEntry(
    'payment-and-refunds',
    'how-can-i-pay',
    'How can I pay?',
    'By card or from a bank account, on a secure payment page. We never see or store your card number. If your employer pays by invoice, choose Purchase order at checkout; where it is not offered, please write to support.',
  ),
  storefrontEntry(
    'payment-and-refunds',
    'can-i-get-a-refund',
    'Can I get a refund?',
    'A course that you have not started is refunded in full within 30 days of purchase. If something in a started course does not work and we cannot repair it, we refund that too.',
  ),
  storefrontEntry(
    'payment-and-refunds',
    'where-is-my-receipt',
    'Where is my receipt?',
    'We send it by email as soon as the payment is confirmed, and you can find it under My orders at any time. It shows every course, the quantity, the price and the last step you need to take.',
  ),
  entry(
    'account-and-privacy',
    'i-forgot-my-password',
    'I forgot my password.',
    'Choose Forgot password on the sign-in page and enter your email address. We send a link that works once and for one hour. If nothing arrives, look in the spam folder first and then write to support.',
  ),
  entry(
    'account-and-privacy',
    'why-was-i-signed-out',
    'Why was I signed out?',
    'You can be signed in on one device at a time. When you sign in on another, the first one is signed out. This protects your training record, because hours count for one person only.',
  ),
  storefrontEntry(
    'account-and-privacy',
    'what-do-you-keep-about-me',
    'What do you keep about me?',
    'Your name and email address, a phone number and postal address if you give them, your purchases and your training record. Records are kept for 5 years because boards and employers ask for them. We do not sell personal information, and cookies for advertisement are used only after you allow them. The Privacy Policy in the footer has the details.',
  ),
  inHouseEntry(
    'before-you-start',
    'how-long-does-a-course-take',
    'How long does a course take?',
    'The hours on the course page are an honest estimate for somebody who reads every page and does the tasks. You can stop at any time and continue later from the same place.',
  ),
  inHouseEntry(
    'before-you-start',
    'what-do-i-need-to-take-a-course',
    'What do I need to take a course?',
    'A current browser on a computer, tablet or phone, and the email address that you were invited with. Nothing has to be installed. Some courses have printable job aids; a printer is useful and not required.',
  ),
  inHouseEntry(
    'before-you-start',
    'who-chooses-my-courses',
    'Who chooses my courses?',
    'Your employer does. If a course is missing, or one was assigned to you by mistake, please ask the person who invited you.',
  ),
  inHouseEntry(
    'taking-a-course',
    'how-do-i-start',
    'Where do I find my courses?',
    'Sign in and open My courses. The button on each card takes you to the next thing to do.',
  ),
  inHouseEntry(
    'taking-a-course',
    'how-long-do-i-have-access',
    'How long do I have access?',
    'Until you complete the course or for 5 years after it was assigned to you, whichever comes first. A completed course stays open for reading until the 5 years are over.',
  ),
  inHouseEntry(
    'account-and-privacy',
    'what-do-you-keep-about-me',
    'What do you keep about me?',
    'Your name and email address, and your training record. Records are kept for 5 years because boards and employers ask for them. We do not sell personal information.',
  ),
]
