import type { InterviewType } from '../interview-vocabulary';

/** Tips by type of interview. */
export const typeTips: Readonly<Record<InterviewType, string>> = {
  Phone: `
Stand up or sit straight, and smile: people hear both.
Choose a quiet room with good reception, and tell others that you are not to be disturbed.
Have the posting, your résumé and your notes in front of you, on paper so that nothing clicks.
Say your name when you pick up, and spell out numbers and names.
Leave a short silence after each question. Lines are delayed, and you won’t talk over each other.
Nobody sees you nod. Say “yes” and “I see”.
If you are called without warning, you may ask to talk an hour later.`,
  Video: `
Try the link, camera and microphone a day before, on the device that you will use.
Put the camera at eye level and the light in front of you, and choose a plain background.
Look into the camera when you speak, and at the picture when you listen.
Close every other program, and put your notes beside the camera.
Have a phone number ready, in case the connection fails.
Dress as you would on site, from head to toe.
For a recorded interview without a person, practice with a timer: most give you 30 seconds to think and two minutes to speak.
Speak a little more slowly than usual, and finish with a clear last sentence.`,
  'On-Site': `
Bring a printed résumé for each person you meet, a pen, identification, and examples of your work.
Know where to park, which entrance to take and whom to ask for.
Put your phone away before you enter the building, not before you enter the room.
Greet each person, and learn their names. Write them down at the first chance.
In front of a panel, begin your answer with the person who asked, then look at the others, too.
For a test or a trial shift, ask what they will look at, and think aloud while you work.
At a meal, order something easy to eat, and let the host begin to talk business.
Look around: how people talk to each other says more than the website.`,
};
