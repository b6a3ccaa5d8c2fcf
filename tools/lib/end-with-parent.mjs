// Preloaded into the server by startChild: if the start script is killed, the server must not stay behind with its port
// and data folder. The closed channel is the only sign that always arrives.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
