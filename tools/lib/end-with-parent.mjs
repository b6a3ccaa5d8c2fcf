// Preloaded into the server by startChild: a start script killed without warning must not leave a server behind
// that keeps the port and the data folder. The closed channel is the one sign of it that always arrives.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
