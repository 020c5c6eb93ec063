import type { DemoModule } from '../types.ts'
import { choiceQuestion, assignment, exam, isFalse, isTrue, sheet, survey, text } from './make.ts'

export const harassmentSupervisors: DemoModule[] = [
  {
    title: 'Recognize',
    items: [
      text(
        'What harassment is, and what it is not',
        `<p>Harassment is unwelcome conduct because of a characteristic that the law protects: sex, race, religion, national origin, age, disability, and others that your state adds, such as gender identity, sexual orientation, marital status or military service. It becomes unlawful when putting up with it is a condition of the job, or when it is severe or frequent enough that a reasonable person would find the workplace hostile.</p>
<p>Two forms have names. <strong>Quid pro quo</strong> means "this for that": a schedule, a raise or a reference in exchange for a favor, or the loss of one for refusing. It takes power, so it usually involves a supervisor. A <strong>hostile environment</strong> is built from words, images, touch and exclusion, by anyone: a peer, a supervisor, a customer, a vendor.</p>
<h2>Severe or frequent</h2>
<p>One assault is enough. One tasteless joke is usually not, in law. Many small things add up. Some states have lowered the bar, and your policy is almost certainly stricter than the statute, on purpose: it should stop conduct long before a court would.</p>
<h2>Impact counts</h2>
<p>"I was only joking" describes the speaker. The question is how the conduct would land on a reasonable person in the position of the one who received it. Silence is not consent. People laugh along to survive a meeting.</p>
<h2>What it is not</h2>
<p>Feedback, a hard deadline, a denied vacation or a rude day are not harassment when they have nothing to do with a protected trait. They may be poor management. They deserve an answer as well, by another road.</p>
<h2>Where it happens now</h2>
<p>Group chats after hours. Video calls, where a remark goes to a private window and is seen by eleven people. The conference hotel. A client's kitchen. A social post by one coworker about another. Location and clock do not decide. Connection to work does.</p>
<h2>Three short scenes</h2>
<ol><li>A dispatcher calls every woman on the radio "sweetheart". Nobody has complained.</li><li>A team keeps using the old name of a colleague who has announced a new name and pronouns. "It's a habit."</li><li>A customer touches a server's back each Friday. He tips well.</li></ol>
<p>All three need a supervisor to act. In none of them do you have to decide whether a law was broken. That is not your question. Your question is whether it should go on.</p>`,
      ),
      survey('Check: act or wait?', [
        isFalse(
          'A supervisor may wait until somebody complains.',
          'What you see or hear, the organization knows. Act on it.',
        ),
        choiceQuestion(
          'A customer harasses an employee. The organization:',
          ['Has no control over customers', '*Must take reasonable steps to stop it'],
          'The duty covers third parties whom the organization can influence.',
        ),
      ]),
    ],
  },
  {
    title: 'Respond',
    items: [
      text(
        'The first ten seconds',
        `<p>You hear it. Everyone looks at the table, and then at you. What you do in the next ten seconds will be retold.</p>
<h2>Stop it, briefly</h2>
<p>You do not need a speech. Choose a sentence that you can say in your own voice:</p>
<ul><li>"That's not okay here. Let's go on."</li><li>"Stop. We don't talk about people like that."</li><li>"I'm going to end this thread. I'll call you in five minutes."</li></ul>
<p>Correct in public what was done in public, in one sentence, without a debate. The longer conversation is private.</p>
<h2>Check on the person</h2>
<p>Soon, and out of earshot: "I heard what was said. I'm sorry that happened. How are you, and what do you need right now?" Do not ask why they did not speak up. Do not promise what you cannot keep. Offer a change that costs them nothing, such as a seat, a break or a different partner for the rest of the shift.</p>
<h2>Write it down</h2>
<p>Within the hour: date, time, place, words in quotation marks, who was there, what you did. No adjectives, no diagnosis. Four lines are enough.</p>
<h2>Report it the same day</h2>
<p>To HR or the person named in your policy, even when you believe it is settled, even when the person asks you not to. You can say so with respect:</p>
<blockquote>"Thank you for trusting me. I can't keep this to myself, because I'm responsible for your safety here. I will tell only those who need to know, and I'll tell you before I do."</blockquote>
<h2>Why not handle it alone?</h2>
<p>Because you do not know whether it is the third time. Because a supervisor who investigates a friend is a story. Because the organization's best defense, and the person's best chance, is a prompt answer by someone trained to give it.</p>
<h2>When it is you</h2>
<p>If someone tells you that <em>you</em> crossed a line, say: "Thank you for telling me. I'm sorry. I'll stop." Then stop, and report it. Explaining comes later, if at all.</p>
<p><strong>Rehearse:</strong> say your sentence aloud three times today. In the car is fine. It will come when you need it.</p>`,
      ),
      text(
        'Receiving a complaint',
        `<p>A complaint seldom arrives with that name. It sounds like "Can I ask you something?", or "I'd rather not be on his crew", or "It's probably nothing". Clear ten minutes and a private place.</p>
<h2>Listen</h2>
<ol><li>Thank the person. It was hard.</li><li>Let them tell it in their own order. Ask open questions: "What happened next?" "Who else was there?" "How has it affected your work?"</li><li>Do not judge aloud, in either direction. "That's terrible, he'll be gone by Friday" is as harmful as "I'm sure she didn't mean it".</li><li>Ask what they need to feel safe today.</li><li>Explain what happens now: you report, someone will contact them, retaliation is prohibited, and they should tell you at once if anything changes.</li></ol>
<h2>Do not</h2>
<ul><li>promise secrecy</li><li>ask for proof, or for a written statement before you act</li><li>call the other person in "to hear both sides"</li><li>move the person who complained, unless they ask</li><li>talk about it with peers, however quietly</li></ul>
<h2>After you report</h2>
<p>Your part changes. You keep the team working, protect evidence (do not delete messages, do not tidy up the chat), cooperate, and watch.</p>
<h2>Anonymous and old complaints</h2>
<p>A note under the door and a story from two years ago are reported as well. Age and anonymity change what can be found out, not whether to pass it on.</p>
<h2>A scene to think through</h2>
<p>Marta tells you on Monday that Dale "keeps commenting on her body". She says, "Please don't do anything, I just wanted you to know." Dale is your best installer, and his daughter is ill.</p>
<p>What do you say to Marta? What do you write? Whom do you call, and by when? What do you <em>not</em> say to Dale on Tuesday? Take two minutes with paper before you go on. If your answer to the last question is "I'd have a quiet word with him", read the list of what not to do once more.</p>`,
      ),
      sheet('Response card', 'supervisor-response-card.pdf', {
        heading: 'If you see it, if you hear it',
        intro: 'For supervisors. Keep it where you keep your badge.',
        sections: [
          {
            title: 'In the moment',
            lines: [
              'Stop it in one sentence.',
              'Check on the person in private.',
              'Write four lines within the hour.',
              'Report the same day.',
            ],
          },
          {
            title: 'When somebody tells you',
            lines: [
              'Thank, listen, ask open questions.',
              'Promise action, not secrecy.',
              'Do not investigate, do not warn the other person.',
              'Ask what is needed today.',
            ],
          },
          {
            title: 'Words',
            lines: [
              '"That is not okay here. Let us go on."',
              '"Thank you for telling me. I have to pass this on, and I will tell you before I do."',
              '"Tell me at once if anything changes for you at work."',
            ],
          },
          {
            title: 'For the next six months',
            lines: [
              'Look at schedules, reviews and assignments.',
              'Look at who is left out.',
              'Check in at week 1, month 1 and month 3.',
            ],
          },
        ],
      }),
    ],
  },
  {
    title: 'Prevent',
    items: [
      text(
        'Retaliation and the long tail',
        `<p>Retaliation is the most frequent charge, and the easiest to commit without noticing. It means any step that would discourage a reasonable person from complaining: fewer hours, worse shifts, a cold shoulder from the supervisor, a transfer "for your own comfort", a sudden interest in punctuality.</p>
<p>It protects those who complained, those who helped, those who were witnesses, and those who were only thought to have complained. It applies even when the complaint turns out to be unfounded, as long as it was made in good faith.</p>
<h2>What supervisors do wrong</h2>
<ul><li>They withdraw. Out of caution they stop chatting, stop inviting, stop giving feedback. To the person it looks like punishment, and it is.</li><li>They act on something old. A real performance problem that went unmentioned for a year gets a warning two weeks after a complaint.</li><li>They let the team do it. Jokes about "being careful what you say around her" are retaliation by proxy.</li></ul>
<h2>What works</h2>
<ol><li>Treat the person as before, on purpose. Put the next check-in in the calendar now.</li><li>Before any negative decision about someone who took part in a complaint, call HR. Not to ask permission to manage, but for a second pair of eyes.</li><li>Check in at one week, one month and three months: "Has anything changed for you since we spoke?"</li></ol>
<h2>Culture is made of small permissions</h2>
<p>People study what their supervisor laughs at, whom she interrupts, whose mistake becomes a story. You do not need a campaign. You need to be predictable in three ways: conduct is corrected the first time, credit goes to the right name, and whoever speaks up is thanked in front of others.</p>
<h2>Hiring, promoting, pairing</h2>
<p>Exclusion is quiet. Look once a quarter at who got the interesting job, the training, the trip. If the same names come up, ask yourself how it happened. It is easier to answer now than in a deposition.</p>
<h2>What to remember</h2>
<p>Stop it, check, write, report. Promise action, not secrecy. Watch for months, not for days. Everything else in this course is detail.</p>`,
      ),
    ],
  },
  {
    title: 'Final exam',
    items: [
      assignment(
        'What would you do on Monday?',
        `<p>On Friday evening a member of your team tells you that a colleague has been commenting on her body for weeks. She asks you to keep it to yourself.</p>
<p>Describe what you do between that conversation and the end of Monday: what you say to her, whom you tell and when, what you write down, and what you look out for afterwards. Half a page is enough.</p>
<p>Graded are: the duty to report, the record, and protection from retaliation.</p>`,
      ),
      exam('Final exam', [
        choiceQuestion(
          'An employee asks you to keep a harassment complaint to yourself. You:',
          ['Agree, to keep trust', '*Explain that you have to report it, and to whom', 'Wait for a written statement'],
          'Promise action, not secrecy.',
        ),
        isFalse(
          'Conduct after hours in a group chat cannot be workplace harassment.',
          'Connection to work decides, not the clock.',
        ),
        choiceQuestion(
          'What do you do when you hear a harassing remark in a meeting?',
          [
            '*Stop it in one sentence',
            '*Check on the person in private',
            '*Report it the same day',
            'Ask the speaker to explain it to the group',
          ],
          'Stop, check, write, report. A debate in public makes it worse.',
        ),
        choiceQuestion(
          'Quid pro quo harassment usually involves:',
          ['a customer', '*somebody with power over working conditions', 'a group of peers'],
          '"This for that" takes power.',
        ),
        isTrue(
          'Retaliation is prohibited even when the complaint is not confirmed, if it was made in good faith.',
          'Otherwise nobody would dare to complain.',
        ),
        choiceQuestion(
          'After a complaint a supervisor avoids the person "to be safe". This is:',
          ['Prudent', '*A risk of retaliation', 'Required'],
          'Withdrawal looks and feels like punishment.',
        ),
        choiceQuestion(
          'Who investigates a complaint?',
          [
            'The supervisor who heard it',
            '*A person trained and assigned by the organization',
            'The employee who complained',
          ],
          'Receive, report, and let others investigate.',
        ),
        isFalse('"I was only joking" settles the matter.', 'Impact counts along with intent.'),
      ]),
    ],
  },
]
