/**
 * The permission matrix, as agreed on paper. It is written by hand and shares nothing with the server;
 * `authorization.test.ts` tests every cell.
 *
 * A an administrator, R the recruiter who created the record, C a colleague, P a panelist on the panel, U a panelist
 * who is not, V an administrator of the supplier, X an administrator of an unrelated organization.
 *
 * + is allowed, n is NOT_FOUND, f is FORBIDDEN for the role and p for the person's part in this record. On a record of
 * a third organization or a nonexistent one, f is FORBIDDEN as well, everything else NOT_FOUND; o is allowed on one's
 * own record and FORBIDDEN on every other. A dot is tested elsewhere. The object `-` means that the call names no
 * record.
 */
const TABLE = `
operation                object      A R C P U V X
logOut                   -           + + + + + + +
getRecruiter             member      + + + f f n n
updateRecruiter          member      + f f f f n n
updateRecruiter          -           + + + + + + +
listMembers              -           + + + f f + +
exportMembers            -           + + + f f + +
addMember                -           + f f f f + +
removeMember             leaver      + f f f f n n
resendMemberInvitation   invitee     + f f f f n n
listOwnSessions          -           + + + + + + +
endOwnSession            session     + n n n n n n
listPanelists            -           + + + f f + +
exportPanelists          -           + + + f f + +
getOwnPanelist           -           n n n + + n n
createPanelist           -           + f f f f + +
updatePanelist           panelist    + f f o f n n
resendPanelistInvitation guest       + f f f f n n
findSlots                -           + + + f f + +
findSlots                panelist    + + + f f n n
listTeamWeek             -           + + + f f + +
listHolidayCalendars     -           + + + + + + +
listHolidayCountries     -           + f f f f + +
createHolidayCalendar    -           + f f f f + +
updateHolidayCalendar    calendar    + f f f f n n
deleteHolidayCalendar    calendar    + f f f f n n
listBusySources          -           n n n + + n n
createBusySource         -           n n n + + n n
subscribeBusyFeed        -           n n n + + n n
listCalDavCalendars      -           n n n + + n n
connectCalDav            -           n n n + + n n
refreshBusySource        feed        n n n + n n n
deleteBusySource         busy source n n n + n n n
countBookings            -           + + + + + + +
listCalendar             -           + + + + + + +
listBookings             -           + + + + + + +
exportBookings           -           + + + + + + +
listNeeds                -           + + + + + + +
listViews                -           + + + f f + +
createView               -           + + + f f + +
updateView               view        + + p f f n n
updateView               own view    n + n f f n n
deleteView               view        + + p f f n n
chooseStartView          view        + + + f f n n
chooseStartView          own view    n + n f f n n
previewMails             meeting     + + + f f n n
searchEverywhere         -           + + + + + + +
listNotices              -           + + + + + + +
readNotices              -           + + + + + + +
readMailWay              -           + + + + + + +
uploadRawFile            -           + + + + + + +
createBooking            -           + + + f f + +
saveDraft                -           + + + f f + +
saveDraft                draft       + + p f f n n
getBooking               meeting     + + + + n n n
getBooking               submission  + + + n n + n
getBooking               draft       + + + n n n n
listEarlierSteps         meeting     + + + + n n n
listEarlierSteps         submission  + + + n n + n
assignBooking            meeting     + + + f f n n
cancelBooking            meeting     + + p f f n n
cancelBooking            submission  + p p f f n n
undoAct                  meeting     . . . f f n n
reviseBooking            meeting     + + p f f n n
reviseBooking            submission  + p p f f n n
updateCandidate          meeting     + + p f f n n
updateCandidate          submission  + p p f f + n
approveBooking           meeting     f f f + n f f
rejectBooking            meeting     f f f + n f f
giveFeedback             meeting     f f f + n f f
giveFeedback             submission  f f f n n f f
markNoShow               held        + + p + n n n
addComments              meeting     + + + + n n n
addComments              submission  + + + n n + n
attachDocuments          meeting     + + + + n n n
attachDocuments          submission  + + + n n + n
addResource              selected    + + p f f n n
changeBilling            onboarded   + f f f f n n
openOwnPanelLink         meeting     p p p p n n n
sendPanelLink            meeting     + + p f f n n
inviteToPick             draft       + + p f f n n
inviteToPick             submission  + + + f f n n
inviteToPick             meeting     + + p f f n n
answerMeeting            meeting     p p p + n n n
listSubstitutes          meeting     + + p f f n n
swapPanelist             meeting     + + p f f n n
dismissProposal          proposal    + + p f f n n
downloadInvite           meeting     + + + + n n n
listDeliveries           meeting     + + + f f n n
listReminders            meeting     + + + f f n n
resendMail               meeting     . . . f f n n
listSubmissions          own         + + + f f f f
listSubmissions          supplier    + + + f f + f
exportSubmissions        supplier    + + + f f + f
createVendorBooking      shared      . . . f f + n
updateVendorBooking      submission  + + + f f + n
resendRtrRequest         submission  p p p f f + n
listJobs                 -           + + + f f + +
exportJobs               -           + + + f f + +
listJobs                 client      + + + f f + n
createJob                -           + f f f f + +
updateJob                job         + f f f f n n
listVendors              self        + f f f f n n
exportVendors            self        + f f f f n n
createVendor             -           + f f f f + +
getVendor                self        + f f f f + n
getVendor                supplier    + f f f f + n
updateVendor             self        + f f f f + n
updateVendor             supplier    + f f f f + n
commentOnVendor          self        + f f f f + n
attachVendorDocuments    self        + f f f f + n
commentOnVendor          supplier    + f f f f + n
attachVendorDocuments    supplier    + f f f f + n
resendVendorInvitation   unclaimed   + f f f f n n
downloadFile             file        + + + + n n n
createDownloadTicket     file        + + + + n n n
downloadFile             shared file + + + n n + n
getCalendarFeed          -           + + + + + + +
createCalendarFeed       -           + + + + + + +
deleteCalendarFeed       -           + + + + + + +
listWebhooks             -           + f f f f + +
createWebhook            -           + f f f f + +
updateWebhook            webhook     + f f f f n n
deleteWebhook            webhook     + f f f f n n
renewWebhookSecret       webhook     + f f f f n n
testWebhook              webhook     + f f f f n n
listWebhookDeliveries    webhook     + f f f f n n
retryWebhookDelivery     event       + f f f f n n
uploadZip                -           + f f f f + +
listZips                 -           + f f f f + +
deleteContext            zip         + f f f f n n
listResumes              zip         + f f f f n n
exportResumes            zip         + f f f f n n
readResumeText           resume      + f f f f n n
takeCandidate            resume      + f f f f n n
downloadFile             resume file + n n n n n n
askQuestion              -           + f f f f + +
askQuestion              zip         + f f f f n n
readJobDescription       -           + f f f f + +
readJobDescription       zip         + f f f f n n
readJobFile              upload      + f f f f n n
readResumeFile           upload      + n n f f n n
matchJob                 -           + f f f f + +
matchJob                 zip         + f f f f n n
listFittingJobs          resume      + f f f f n n
listQuestions            -           + f f f f + +
listQuestions            zip         + f f f f n n
forgetQuestions          zip         + f f f f n n
listResemblances         -           + f f f f + +
settleResemblance        resemblance + f f f f n n
readLanguageModel        -           + f f f f + +
switchLanguageModel      -           + f f f f + +
getSampleData            -           + + + f f + +
fillWithSampleData       -           . f f f f . .
removeSampleData         -           + f f f f + +`;

export const CALLERS = ['A', 'R', 'C', 'P', 'U', 'V', 'X'] as const;
export type CallerName = (typeof CALLERS)[number];
export type Verdict = '+' | 'o' | 'f' | 'p' | 'n' | '.';

export type Line = { operation: string; object: string; verdicts: Record<CallerName, Verdict> };

export const LINES: Line[] = TABLE.trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const words = line.trim().split(/\s+/);
    const cells = words.slice(-CALLERS.length) as Verdict[];
    const verdicts = Object.fromEntries(CALLERS.map((caller, i) => [caller, cells[i]]));
    return {
      operation: words[0] ?? '',
      object: words.slice(1, -CALLERS.length).join(' '),
      verdicts: verdicts as Record<CallerName, Verdict>,
    };
  });
