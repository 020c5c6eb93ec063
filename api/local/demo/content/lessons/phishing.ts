import type { DemoModule } from '../types.ts'
import { choiceQuestion, exam, isFalse, isTrue, sheet, survey, text } from './make.ts'

export const phishing: DemoModule[] = [
  {
    title: 'How you are pulled',
    items: [
      text(
        'Four handles',
        `<p>Nobody falls for a message because they are foolish. They fall for it because it arrives at ten to five, from a name they know, about something that could be true. Attackers write for that moment. They have four handles.</p>
<ul><li><strong>Urgency:</strong> "Your mailbox will be deleted in 24 hours." Hurry turns off the part of you that checks.</li><li><strong>Authority:</strong> "This is the director. I'm in a meeting, can you do me a favor?" We are trained to be helpful upward.</li><li><strong>Secrecy:</strong> "Please keep this between us until the announcement." It removes the colleague who would have said "wait".</li><li><strong>Reward or fear:</strong> a refund, a bonus list, a photo of you, a complaint against you.</li></ul>
<p>Good messages use two or three at once. So here is the first rule of this course, and it has nothing to do with technology: <strong>when a message makes you feel that you must act now, that feeling is the warning.</strong></p>
<h2>What they want</h2>
<p>Seldom your data directly. They want the next step: a password, a six-digit code, a click that installs a tool, a changed bank account, a gift card number read over the phone. Each is small. The damage comes later and somewhere else.</p>
<h2>Beyond email</h2>
<p>The same trick comes as a text message about a parcel, a phone call from "the help desk", a chat from a supplier, a QR code on a parking meter, a calendar invitation, a comment in a shared document. Voices can be copied from a few seconds of audio, and video is not far behind. <em>A familiar voice is no longer proof of a person.</em></p>
<h2>An example taken apart</h2>
<blockquote>From: Payroll Team &lt;payroll@northstar-benefits.test&gt;<br>Subject: Action required before 5 p.m.: direct deposit failed<br><br>Hi Chris, your deposit for this period was returned by your bank. To avoid a delay please confirm your details by 5 p.m. today. Do not reply to this message.</blockquote>
<p>Urgency: 5 p.m. Fear: no pay. Authority: payroll. And one quiet trick: "do not reply" keeps you from asking. Only the domain is wrong, and you would see that only if you looked. The next lesson shows how to look in five seconds.</p>`,
      ),
      text(
        'Five seconds to look',
        `<p>You cannot inspect two hundred messages a day. You can inspect the few that ask you to <em>do</em> something. Those get five seconds.</p>
<h2>Sender</h2>
<p>Read the address, not the name. The display name is free text. On a phone, tap the name to see the address. Look at the domain, the part after the @, and read it <strong>from right to left</strong>: the last two parts tell you who owns it. <code>payroll.yourcompany.example</code> belongs to yourcompany.example. <code>yourcompany.example.secure-login.test</code> belongs to secure-login.test.</p>
<p>Watch for letters that look alike: rn for m, l for I, 0 for O, a hyphen that was not there before.</p>
<h2>Link</h2>
<p>Hover, or press and hold, and read the address the same way. The text of a link can say anything. If the message says it is from your bank, do not use the link at all. Open the site as you always do.</p>
<h2>Attachment</h2>
<p>Did you expect it? From this person, today, in this form? A document that asks you to "enable content" or to sign in to read it is asking you to open a door. Invoices that arrive as a web page are not invoices.</p>
<h2>Request</h2>
<p>Ask what the message wants. <strong>Password, code, money, bank details, gift cards, a file of people:</strong> each of these always gets a check by another road, however genuine it looks. Genuine messages survive a check. That is why the check costs nothing.</p>
<h2>What no longer helps</h2>
<p>Spelling. Machines write well now. A padlock in the browser only means that the line is private, not that the person at the other end is honest. And "it came from a colleague's account" proves nothing, because accounts are exactly what was stolen.</p>
<h2>Try three</h2>
<ol><li><code>it-support@yourcompany.help-center.test</code></li><li><code>notifications.yourcompany.example/reset?user=you</code></li><li><code>yourcornpany.example</code></li></ol>
<p>One and three are not yours: help-center.test, and a name with r-n in place of m. The second ends in yourcompany.example before the first slash, so the domain is right. And if you did not ask for a reset, you still do not use it.</p>`,
      ),
      survey('Check: who owns it?', [
        choiceQuestion(
          'Who owns the address  login.yourbank.example.verify-now.test ?',
          ['yourbank.example', '*verify-now.test', 'login'],
          'Read from right to left: the last two parts before the first slash.',
        ),
        isFalse(
          'A padlock in the address bar shows that a site is honest.',
          'It shows that the connection is encrypted, nothing more.',
        ),
      ]),
    ],
  },
  {
    title: 'Check, click, recover',
    items: [
      text(
        'The thirty-second call',
        `<p>One habit stops most of the expensive fraud: <strong>verify through a second channel</strong>. If the request came by email, call. If it came by phone, hang up and call back. If it came by chat, walk over. Use a number or address that you <em>already had</em>, never one from the message.</p>
<h2>A wire fraud, day by day</h2>
<p><strong>Monday.</strong> A supplier's mailbox is broken into. Nobody notices. The attacker reads for a week.</p>
<p><strong>The next Tuesday.</strong> A real invoice over $84,200 is due. An email arrives in the real thread, from the real account: "Our bank is being audited, please use the details below from now on." The tone is right. The signature is right.</p>
<p><strong>Wednesday.</strong> Accounts payable updates the vendor and pays.</p>
<p><strong>Two weeks later.</strong> The supplier asks where the money is. By then it has moved through four accounts.</p>
<p>Where could it have been stopped? Not by spelling, not by a filter. By one phone call on Wednesday: "Hi Jo, I have a change of bank details here. Is that from you?"</p>
<h2>What always gets a call</h2>
<ul><li>New or changed bank details, for a vendor or for an employee's pay</li><li>A payment that is unusual in amount, time or recipient</li><li>Gift cards, for any reason</li><li>A code that somebody asks you to read out</li><li>A request to send a list of people, tax forms or passwords</li></ul>
<h2>Make it easy to be called</h2>
<p>If you are a manager, say this to your team today: "If I ever ask you for money, codes or gift cards, call me. I will thank you." And when they do call, thank them, even if you were in a meeting. One annoyed sigh undoes a year of training.</p>
<h2>A word between you</h2>
<p>Teams and families that agree on a code word have an answer to copied voices. Choose something that nobody would post. Ask for it when a voice is in trouble and in a hurry.</p>`,
      ),
      text(
        'If you clicked',
        `<p>It happens to everybody, including people who teach this. What you do in the next five minutes matters more than the click.</p>
<ol><li><strong>Report at once.</strong> Use the report button, or call the number on the sticker of your laptop. Say what you clicked and what you entered. You will not be punished for it.</li><li><strong>Leave the device on</strong>, and disconnect it from the network if you were told to do so. Turning it off may destroy evidence.</li><li><strong>If you entered a password</strong>, change it from another device, and change it wherever else you used it.</li><li><strong>If you approved a sign-in prompt</strong> or read out a code, say so first. It means that someone may be inside now.</li><li><strong>If money moved</strong>, call the bank immediately. Payments can sometimes be recalled within hours, hardly ever after days.</li><li>Do not delete the message. Security needs it to find the others who got it.</li></ol>
<h2>Why speed beats blame</h2>
<p>In a typical company several people receive the same message within minutes. The first report lets the security team remove it from every mailbox, block the site and reset the accounts that were touched. A report after five minutes can protect four hundred people. A report after two days is history.</p>
<h2>Report what you did not click, too</h2>
<p>Deleting a phish protects you. Reporting it protects everybody. Two seconds, one button, no explanation needed. If it turns out to be harmless, nobody minds.</p>
<h2>A short story</h2>
<p>At a hospital, a nurse on nights entered her password on a false page at 3:12. At 3:14 she called the service desk and said, "I think I did something stupid." By 3:30 her sessions were closed. The attacker had been inside for nine minutes and had reached nothing. Her manager bought the coffee.</p>
<p>Be that nurse. And be that manager.</p>`,
      ),
      sheet('Desk card: stop, look, call', 'phishing-desk-card.pdf', {
        heading: 'Stop, look, call',
        intro: 'For the few messages that ask you to do something.',
        sections: [
          {
            title: 'Stop',
            lines: ['Does it hurry me, scare me or flatter me?', 'Does it ask for secrecy?', 'Did I expect it?'],
          },
          {
            title: 'Look',
            lines: ['The address, not the name', 'The link, from right to left', 'What does it want me to do?'],
          },
          {
            title: 'Call',
            lines: [
              'A number that I already had',
              'Always for bank details, payments, codes, gift cards and lists of people',
              'Thank people who call you',
            ],
          },
          {
            title: 'If I clicked',
            lines: ['Report now', 'Leave it on', 'Change password from another device', 'Call the bank if money moved'],
          },
        ],
      }),
    ],
  },
  {
    title: 'Final exam',
    items: [
      exam('Final exam', [
        choiceQuestion(
          'Which pressures are typical of phishing?',
          ['*Urgency', '*Secrecy', '*Authority', 'A clear subject line'],
          'Hurry, secrecy, authority and reward are the handles.',
        ),
        choiceQuestion(
          'How do you read a domain?',
          ['From left to right', '*From right to left', 'By its logo'],
          'The last two parts before the first slash tell the owner.',
        ),
        choiceQuestion(
          'A supplier asks by email to change bank details. You:',
          ['Reply to confirm', '*Call a number that you already had', 'Call the number in the signature'],
          'A stolen mailbox answers its own emails.',
        ),
        isTrue('A voice that you recognize may still be an imitation.', 'Verify another way before you act.'),
        choiceQuestion(
          'You entered your password on a false page. What comes first?',
          ['Turn off the computer', '*Report it', 'Delete the message'],
          'Minutes matter. Leave the device on and keep the message.',
        ),
        isFalse('Good spelling shows that a message is genuine.', 'Fraudulent messages are well written now.'),
        choiceQuestion(
          'Somebody from "the help desk" asks you to read out a code that was just sent to you. You:',
          ['Read it, since they sent it', '*Refuse, hang up and call the help desk yourself', 'Read only half of it'],
          'Nobody legitimate needs your code.',
        ),
        isTrue(
          'Reporting a message that you did not click helps other people.',
          'It can be removed from every mailbox.',
        ),
      ]),
    ],
  },
]
