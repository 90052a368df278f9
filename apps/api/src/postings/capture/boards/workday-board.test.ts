import { expect, it } from 'vitest';
import { workdayBoard } from './workday-board';

const jsonOf = (address: string) => workdayBoard(new URL(address), {})?.jsonUrl;
const own = 'https://oldmill.wd3.myworkdayjobs.com';
const shared = 'https://wd5.myworkdaysite.com';
const withPlace = '/wday/cxs/oldmill/Careers/job/Paris/Baker_R-7';
const plain = '/wday/cxs/oldmill/Careers/job/Baker_R-7';

it.each([
  [`${own}/en-US/Careers/job/Paris/Baker_R-7`, own + withPlace],
  [`${own}/Careers/job/Paris/Baker_R-7`, own + withPlace],
  [`${own}/fr/Careers/job/Paris/Baker_R-7/?source=x`, own + withPlace],
  [`${own}/zh-Hans-CN/Careers/job/Paris/Baker_R-7`, own + withPlace],
  [`${own}/en-us/Careers/job/Baker_R-7`, own + plain],
  [`${own}/en-US/Careers/details/Baker_R-7?q=bread`, own + plain],
  [`${own}/Careers/jobs/details/Baker_R-7`, own + plain],
  [`${own}/en-US/jobs/job/Paris/Baker_R-7`, `${own}/wday/cxs/oldmill/jobs/job/Paris/Baker_R-7`],
  [`${own}/Careers/job/Paris/Baker_R-7/apply`, own + withPlace],
  [`${own}/Careers/job/Paris/Baker_R-7/apply/applyManually?source=x`, own + withPlace],
  [`${own}/Careers/job/Baker_R-7/apply/autofillWithResume`, own + plain],
  [`${own}/Careers/job/Baker_R-7/login`, own + plain],
  [own + withPlace, own + withPlace],
  [`${shared}/recruiting/oldmill/Careers/job/Paris/Baker_R-7`, shared + withPlace],
  [`${shared}/en-US/recruiting/oldmill/Careers/job/Paris/Baker_R-7/apply`, shared + withPlace],
  [`${shared}/recruiting/oldmill/Careers/details/Baker_R-7`, shared + plain],
  ['https://oldmill.myworkdayjobs.com/Careers/job/Paris/Baker_R-7', `https://oldmill.myworkdayjobs.com${withPlace}`],
  [
    'https://oldmill.wd103.myworkdayjobs-impl.com/Old_Mill.2/job/S%C3%A8te/Ba%26ker_R-7-1',
    'https://oldmill.wd103.myworkdayjobs-impl.com/wday/cxs/oldmill/Old_Mill.2/job/S%C3%A8te/Ba%26ker_R-7-1',
  ],
])('reads %s', (address, json) => {
  expect(jsonOf(address)).toBe(json);
});

it.each([
  `${own}/en-US/Careers`,
  `${own}/Careers/jobs`,
  `${own}/Careers/job/`,
  `${own}/Careers/login`,
  `${shared}/Careers/job/Paris/Baker_R-7`,
  `${shared}/recruiting/oldmill/Careers`,
  'https://myworkdayjobs.com/Careers/job/Paris/Baker_R-7',
  'https://oldmill.wd3.myworkdayjobs.com.evil.example/Careers/job/Paris/Baker_R-7',
])('takes %s for no posting', (address) => {
  expect(jsonOf(address)).toBeUndefined();
});
